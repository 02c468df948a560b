import { textFrom } from "#app/forms/form-fields.ts";

/** Whether the hidden field was filled in: then nothing is stored, and the answer looks the same. */
export function isHoneypotFilled(form: FormData): boolean {
  return textFrom(form, "site_web") !== "";
}
