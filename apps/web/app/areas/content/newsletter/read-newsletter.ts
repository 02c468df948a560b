import { fieldErrorsOf, INVALID_INPUT_MESSAGE, refusal } from "@jdj/contract/call/refusals";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused, refusedFields } from "#app/forms/form-state.ts";

const prefix = "newsletter_";

/** What the form asks of the call. */
export function newsletterFrom(form: FormData) {
  return {
    email: textFrom(form, `${prefix}email`),
    sexe: textFrom(form, `${prefix}sexe`),
    consent: textFrom(form, `${prefix}consent`),
  };
}

/** The call's refusal under the names of the form's fields. */
export function refusedNewsletter(error: unknown, form: FormData) {
  const errors = fieldErrorsOf(error);
  if (errors === null) return refused(error, form, refusal("busy").message);
  const named = Object.entries(errors).map(([name, sentences]) => [prefix + name, sentences]);
  return refusedFields(Object.fromEntries(named), form, INVALID_INPUT_MESSAGE);
}
