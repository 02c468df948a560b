import { textFrom } from "#app/forms/form-fields.ts";

/** The photos that a form sends: a field without any sends an empty file. */
function photosFrom(form: FormData): File[] {
  return form.getAll("photos").filter((one): one is File => one instanceof File && one.size > 0);
}

/** What `dispute-form.tsx` sends. */
export function disputeFrom(form: FormData) {
  const kind = textFrom(form, "kind");
  return { kind, reason: textFrom(form, "report"), photos: photosFrom(form) };
}

/** What `answer-form.tsx` sends. */
export function answerFrom(form: FormData) {
  const id = textFrom(form, "dispute");
  return { id, answer: textFrom(form, "answer"), photos: photosFrom(form) };
}
