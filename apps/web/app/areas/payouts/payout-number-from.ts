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

/** What the form of the code that confirms a number says. */
export function numberCodeFrom(form: FormData) {
  return { id: textFrom(form, "id"), code: codeFrom(form, "code") };
}
