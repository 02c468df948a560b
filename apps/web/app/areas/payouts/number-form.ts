import { codeFrom, phoneFrom, textFrom } from "#app/forms/form-fields.ts";

/** What the form of a new number says. */
export function newNumberFrom(form: FormData) {
  return {
    method: textFrom(form, "method"),
    phone: phoneFrom(form, "phone"),
    holder: textFrom(form, "holder"),
    is_identified: textFrom(form, "is_identified") === "1",
    current_password: textFrom(form, "current_password"),
  };
}

/** What the form of a code says. */
export function codeOf(form: FormData) {
  return { id: textFrom(form, "id"), code: codeFrom(form, "code") };
}

/** What the form of a request says. */
export function payoutFrom(form: FormData) {
  return {
    amount: textFrom(form, "amount"),
    number_id: textFrom(form, "number_id"),
    current_password: textFrom(form, "current_password"),
  };
}
