import { textFrom } from "#app/forms/form-fields.ts";

/** Whether the box that nobody sees was filled in: then nothing is kept, and nothing says so. */
export function isRobot(form: FormData): boolean {
  return textFrom(form, "site_web") !== "";
}
