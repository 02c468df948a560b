import type { FieldErrors } from "@jdj/contract/call/refusals";
import { alsoRefuseFields } from "../../../http/also-refuse-fields.ts";
import { type MaskedLength, readContact } from "./contact-phone.ts";

/**
 * Reports the numbers of a form that do not exist beside the errors of its shape, which is checked
 * before them.
 * @param message said in the place of the notebook's sentences
 */
export function alsoRefusePhones(length: MaskedLength, message?: string) {
  return alsoRefuseFields((input) => {
    const errors = phoneErrors(input, length);
    if (message !== undefined) for (const field of Object.keys(errors)) errors[field] = [message];
    return errors;
  });
}

/** How deep the fields of a form are: `persons.0.phone_number_1`. */
const DEPTH = 3;

/**
 * The errors of the numbers in an input, each at its field. An empty one is the shape's to judge.
 * @param within the full name of what is around, with a dot at its end
 */
export function phoneErrors(
  input: unknown,
  length: MaskedLength,
  within = "",
  depth = DEPTH,
): FieldErrors {
  if (typeof input !== "object" || input === null || depth === 0) return {};
  const errors: FieldErrors = {};
  for (const [key, value] of Object.entries(input)) {
    const field = within + key;
    Object.assign(errors, phoneErrors(value, length, `${field}.`, depth - 1));
    if (typeof value !== "string" || value.trim() === "" || !/^phone_number_[12]$/.test(key))
      continue;
    const reading = readContact(value, length);
    if (!reading.ok) errors[field] = reading.messages;
  }
  return errors;
}
