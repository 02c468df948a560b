import type { SummaryQuestion } from "@jdj/contract/notebook/summary";
import { theirsBeside } from "#app/areas/notebook/changed-meanwhile.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { questionField } from "./answers.ts";
import { ImageChoices } from "./image-choices.tsx";
import styles from "./summary-form.module.css";

/** The hint of a question about religion or origin. */
const SENSITIVE =
  "Facultatif. Réponse sensible (loi n° 2013-450)\u00a0: vous seuls la voyez, pas ceux avec qui vous partagez le carnet.";

type QuestionFieldProps = {
  question: SummaryQuestion;
  /** The same question as somebody else answered it meanwhile, to compare. */
  theirs: SummaryQuestion | undefined;
  /** The unsaved value. */
  values: Record<string, string>;
  errors: string[] | undefined;
};

/** The field of a question of any type, with the answer that the page was rendered with. */
export function QuestionField({ question, theirs, values, errors }: QuestionFieldProps) {
  const name = questionField(question.id);
  const { pivot } = question;
  const was = values[`${name}.was`] ?? pivot?.response ?? "";
  const version = theirs
    ? (theirs.pivot?.version ?? 0)
    : (values[`${name}.version`] ?? pivot?.version ?? 0);
  const field = {
    name,
    label: question.question,
    defaultValue: values[name] ?? pivot?.response ?? "",
    errors,
    hint:
      theirsBeside(answerText(question), theirs && answerText(theirs), theirs !== undefined) ??
      (question.is_sensitive ? SENSITIVE : undefined),
  };
  return (
    <div className={question.type === "image-select" ? styles.wide : undefined}>
      <input type="hidden" name={`${name}.was`} value={was} />
      <input type="hidden" name={`${name}.version`} value={version} />
      <Answer question={question} field={field} />
    </div>
  );
}

type Field = Parameters<typeof TextField>[0];

function Answer({ question, field }: { question: SummaryQuestion; field: Field }) {
  switch (question.type) {
    case "select":
      return <SelectField {...field} choices={optionsOf(question.value)} />;
    case "image-select":
      return <ImageChoices {...field} images={question.images} />;
    case "number":
      return <TextField {...field} inputMode="numeric" autoComplete="off" />;
    case "text":
      return <TextField {...field} lines={1} />;
  }
}

function optionsOf(value: string | null) {
  const options = (value ?? "").split(";").map((option) => option.trim());
  return options.filter(Boolean).map((option) => ({ value: option, label: option }));
}

/** An answer as displayed text. */
function answerText({ pivot, images }: SummaryQuestion): string | null {
  const response = pivot?.response ?? null;
  return images.find(({ code }) => code === response)?.label ?? response;
}
