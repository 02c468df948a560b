import { textFrom } from "#app/forms/form-fields.ts";

/** The id of the newest notice that was shown when all were marked as read; null in a form without one. */
export function shownUntil(form: FormData): number | null {
  const id = Number(textFrom(form, "until"));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
