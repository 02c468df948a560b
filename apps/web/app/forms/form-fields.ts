import { readDate } from "@jdj/french/dates";
import { repairedPhone } from "@jdj/french/old-phones";
import { joinPhone } from "@jdj/french/phone";

/**
 * The number of a PhoneField as one, `+2250701020304`; empty when nothing was typed. An old number,
 * whose present form was accepted by its button, is that one.
 */
export function phoneFrom(form: FormData, name: string): string {
  const typed = joinPhone(textFrom(form, `${name}_code`), textFrom(form, name));
  const repaired = textFrom(form, `${name}_repair`);
  return repaired !== "" && repaired === repairedPhone(typed) ? repaired : typed;
}

/** The date of a DateField, `YYYY-MM-DD`; what was typed when it is no date, for the call to refuse. */
export function dateFrom(form: FormData, name: string): string {
  const typed = textFrom(form, name);
  return readDate(typed) ?? typed;
}

/** The digits of a CodeField, joined. */
export function codeFrom(form: FormData, name: string): string {
  return form.getAll(name).join("").replace(/\D/g, "");
}

/** A field as trimmed text; empty when it is missing or a file. */
export function textFrom(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}

/** A chosen file, or undefined when none was. */
export function fileFrom(form: FormData, name: string): File | undefined {
  const value = form.get(name);
  return value instanceof File && value.size > 0 ? value : undefined;
}
