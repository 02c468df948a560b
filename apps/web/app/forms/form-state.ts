import { type FieldErrors, fieldErrorsOf, refusalMessage } from "@jdj/contract/call/refusals";
import { ORPCError } from "@orpc/contract";
import { data } from "react-router";
import { phoneFrom } from "./form-fields.ts";

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
 * refusal's own status and sentence. An error that is no refusal is thrown on, to the error page,
 * unless the form has a sentence for it.
 * @param failure what the form says when the error is the server's (its log has it); nothing typed
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
