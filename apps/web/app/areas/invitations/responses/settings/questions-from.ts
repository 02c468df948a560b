import type { FieldErrors } from "@jdj/contract/call/refusals";
import type { ResponsesOverview } from "@jdj/contract/invitations/responses";
import { textFrom } from "#app/forms/form-fields.ts";

/** One question as its form has it; `key` is its place in the form, which does not move while one types. */
export type QuestionRow = {
  key: number;
  id: number | null;
  kind: "choice" | "text";
  label: string;
  /** One a line. */
  choices: string;
  perPerson: boolean;
};

/** A question ready made, to be changed at will. */
export const presets: readonly { name: string; row: Omit<QuestionRow, "key" | "id"> }[] = [
  {
    name: "Repas",
    row: {
      kind: "choice",
      label: "Quel repas préférez-vous\u00a0?",
      choices: "Poisson\nPoulet\nVégétarien",
      perPerson: true,
    },
  },
  {
    name: "Noms de chacun",
    row: { kind: "text", label: "Prénoms et nom", choices: "", perPerson: true },
  },
  {
    name: "Allergies",
    row: {
      kind: "text",
      label: "Des allergies ou un régime à respecter\u00a0?",
      choices: "",
      perPerson: false,
    },
  },
  {
    name: "Un mot pour les hôtes",
    row: { kind: "text", label: "Un mot pour nous", choices: "", perPerson: false },
  },
  { name: "Autre question", row: { kind: "text", label: "", choices: "", perPerson: false } },
];

/** The questions that are stored, as rows of the form. */
export function rowsOf(questions: ResponsesOverview["questions"]): QuestionRow[] {
  return questions.map(({ id, kind, label, choices, per_person }, key) => {
    return { key, id, kind, label, choices: choices.join("\n"), perPerson: per_person };
  });
}

/** The rows of a form that was sent, in their order; those without text or marked for deletion are left out. */
export function rowsFrom(form: FormData): QuestionRow[] {
  const keys = [...form.keys()].flatMap((name) => /^question-(\d+)-label$/.exec(name)?.[1] ?? []);
  return keys.flatMap((key) => {
    const field = (name: string) => textFrom(form, `question-${key}-${name}`);
    if (field("label") === "" || field("remove") !== "") return [];
    return {
      key: Number(key),
      id: Number(field("id")) || null,
      kind: field("kind") === "choice" ? ("choice" as const) : ("text" as const),
      label: field("label"),
      choices: field("choices"),
      perPerson: field("per_person") !== "",
    };
  });
}

/** A row as the call takes it. */
export function questionOf({ id, kind, label, choices, perPerson }: QuestionRow) {
  const lines = choices.split("\n").map((choice) => choice.trim());
  return {
    ...(id === null ? {} : { id }),
    kind,
    label,
    choices: kind === "choice" ? lines.filter(Boolean) : [],
    per_person: perPerson,
  };
}

/** The call's errors, `questions.1.choices`, by the names of the form's fields. */
export function errorsByField(errors: FieldErrors, rows: readonly QuestionRow[]): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([name, sentences]) => {
      const [, at, field] = /^questions\.(\d+)\.(\w+)/.exec(name) ?? [];
      return [at === undefined ? name : `question-${rows[Number(at)]?.key}-${field}`, sentences];
    }),
  );
}
