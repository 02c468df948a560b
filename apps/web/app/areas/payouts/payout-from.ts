import { textFrom } from "#app/forms/form-fields.ts";

/** What the form of a request for a payout says. */
export function payoutFrom(form: FormData) {
  return {
    amount: textFrom(form, "amount"),
    number_id: textFrom(form, "number_id"),
    current_password: textFrom(form, "current_password"),
  };
}
