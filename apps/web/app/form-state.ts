import { type FieldErrors, fieldErrorsOf, refusalMessage } from "@jdj/contract/glue/refusals";
import { readDate } from "@jdj/french/dates";
import { repairedPhone } from "@jdj/french/old-phones";
import { joinPhone } from "@jdj/french/phone";
import { ORPCError } from "@orpc/contract";
import { data } from "react-router";

/** What an action gives back when its form was refused: sentences, and what had been typed. */
export type FormState = {
  message: string;
  errors: FieldErrors;
  values: Record<string, string>;
  /** There was no network: the form waits on this device to be sent. */
  waiting?: boolean;
};

/**
 * Turns an error that a call threw into the action's answer: 422 with the fields' sentences, or the
 * refusal's own status and sentence. A fault that is no refusal is thrown on, to the error page,
 * unless the form has a sentence for it.
 * @param failure what the form says when the fault is the server's (its log has it); nothing typed
 * is lost then.
 */
export function refused(error: unknown, form: FormData, failure?: string) {
  const message = refusalMessage(error) ?? (error instanceof ORPCError ? failure : undefined);
  if (message === undefined) throw error;
  const errors = fieldErrorsOf(error) ?? {};
  return data<FormState>({ message, errors, values: typedIn(form) }, { status: statusOf(error) });
}

/** The same answer for what the page itself finds wrong before any call. */
export function refusedFields(errors: FieldErrors, form: FormData, message: string, status = 422) {
  return data<FormState>({ message, errors, values: typedIn(form) }, { status });
}

/**
 * The number of a PhoneField as one, `+2250701020304`; empty when nothing was typed. An old number
 * whose form of today was taken by its button is that one.
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

function typedIn(form: FormData): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === "string" && !/password|_repair$/i.test(name)) values[name] = value;
    const field = name.replace(/_repair$/, "");
    if (field !== name) values[field] = phoneFrom(form, field);
  }
  return values;
}

function statusOf(error: unknown): number {
  const status = typeof error === "object" && error && "status" in error ? error.status : 422;
  return typeof status === "number" ? status : 422;
}
