import { inFrench } from "@jdj/contract/call/french-messages";
import {
  type FieldErrors,
  fieldErrorsOf,
  isRefusal,
  refusal,
  refusalMessage,
} from "@jdj/contract/call/refusals";
import { ORPCError } from "@orpc/contract";
import { data } from "react-router";
import { phoneFrom } from "./form-fields.ts";

/** The result of an action whose form was refused: messages, and the typed values. */
export type FormState = {
  message: string;
  /** By which the refusal of a call is recognised. */
  code?: string;
  errors: FieldErrors;
  values: Record<string, string>;
  /** Whether the form is queued on this device because there was no network. */
  waiting?: boolean;
};

/**
 * Turns an error that a call threw into the action's result: 422 with the fields' messages, or the
 * refusal's own status and message, also when the service is away for a moment. An error that is no
 * refusal is rethrown, to the error page, unless the form has a message for it.
 * @param failure what the form says when the error is the server's (its log has it); nothing typed
 * is lost then.
 */
export function refused(error: unknown, form: FormData, failure?: string) {
  const away = isRefusal(error, "busy") ? refusal("busy").message : undefined;
  const message =
    refusalMessage(error) ?? (error instanceof ORPCError ? (failure ?? away) : undefined);
  if (message === undefined) throw error;
  const errors = fieldErrorsOf(error) ?? {};
  const isRefused = error instanceof ORPCError && refusalMessage(error) !== null;
  const code = isRefused ? { code: String(error.code) } : {};
  return data({ ...stateOf(message, errors, form), ...code }, { status: statusOf(error) });
}

/** The same result for errors that the page finds before any call. */
export function refusedFields(errors: FieldErrors, form: FormData, message: string, status = 422) {
  return data(stateOf(message, errors, form), { status });
}

/** What was typed in a form that is shown again without an error. */
export function typedFields(form: FormData): FormState {
  return { message: "", errors: {}, values: typedIn(form) };
}

/** What people read of a refusal, in correct French, and what they had typed. */
function stateOf(message: string, errors: FieldErrors, form: FormData): FormState {
  const read = Object.entries(errors).map(([name, sentences]) => [name, sentences.map(inFrench)]);
  return {
    message: inFrench(message),
    errors: Object.fromEntries(read),
    values: typedIn(form),
  };
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
