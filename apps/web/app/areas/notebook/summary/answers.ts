import type { FieldErrors } from "@jdj/contract/call/refusals";

/** The field of a question: `q12`, beside `q12.was` and `q12.version`. */
export function questionField(id: number): string {
  return `q${id}`;
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim().replaceAll("\r\n", "\n") : "";
}

/** The fields whose answer differs from the one that the page was rendered with. */
function changedFields(form: FormData): string[] {
  return [...new Set(form.keys())].filter(
    (name) => /^q\d+$/.test(name) && textOf(form, name) !== textOf(form, `${name}.was`),
  );
}

/** The changed answers as the call takes them, and the field of each. */
export function answersFrom(form: FormData) {
  const fields = changedFields(form);
  const rows = fields.map((name) => ({
    event_id: textOf(form, "event_id"),
    summary_id: name.slice(1),
    response: textOf(form, name),
    version: textOf(form, `${name}.version`),
  }));
  return { rows, fields };
}

/** The call names an answer by its row, `0.response`; the page by its question, `q12`. */
export function errorsByQuestion(errors: FieldErrors, fields: readonly string[]): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => [
      fields[Number(name.split(".", 1)[0])] ?? name,
      messages,
    ]),
  );
}

/** The changed answers and the version they were based on, stored on the device until saved. */
export function answersToStore(form: FormData): Record<string, string> {
  const texts = changedFields(form).flatMap((name) =>
    [name, `${name}.was`, `${name}.version`].map((one) => [one, textOf(form, one)]),
  );
  return Object.fromEntries(texts);
}

/** How many questions have an answer. */
export function answeredCount(
  questions: readonly { pivot: { response: string | null } | null }[],
): number {
  return questions.filter(({ pivot }) => pivot?.response != null).length;
}
