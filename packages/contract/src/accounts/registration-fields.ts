import { z } from "zod";
import { Id, line } from "../call/shapes.ts";
import { birthDate } from "../person/birth-date.ts";
import { civilityInput } from "../person/civility-input.ts";
import { isEmail } from "../person/email.ts";
import { personMessages } from "../person/messages.ts";
import { accountMessages } from "./messages.ts";
import { newPassword } from "./new-password.ts";

/** Treats an empty text and null as missing: an empty form field is no answer. */
export function blankAsMissing(value: unknown): unknown {
  return value === null || (typeof value === "string" && value.trim() === "") ? undefined : value;
}

/**
 * A field that a client may leave out, or send as null, to give it by a later call; an empty one is
 * an error, as in a form.
 */
export function mayFollow<T extends z.ZodType>(field: T) {
  return z.preprocess((value) => value ?? undefined, field.optional());
}

/** A number that a client may leave out: empty, 0 and « null » are null; a text of digits is its number. */
export function readOptionalId(value: unknown): unknown {
  const text = typeof value === "string" ? value.trim() : value;
  if (text === undefined || text === null || text === 0) return null;
  if (typeof text !== "string") return text;
  if (["", "0", "null", "undefined"].includes(text)) return null;
  return /^\d{1,15}$/.test(text) ? Number(text) : text;
}

/** Whether a checkbox is ticked, in a form's or a program's notation. */
function isTicked(value: unknown): boolean {
  return value === true || value === "true" || value === "on" || value === "1";
}

/** The fields of a registration, each with its rule. */
export const registrationFields = {
  type: z.enum(["customer", "provider"]).default("customer"),
  name: z.string().trim().max(120).optional(),
  last_name: line(accountMessages.lastNameRequired, 80),
  given_names: line(accountMessages.givenNamesRequired, 80),
  civility: civilityInput(accountMessages.civilityRequired),
  email: z.preprocess(
    blankAsMissing,
    z.string().trim().refine(isEmail, personMessages.emailInvalid).optional(),
  ),
  phone_number_1: z.preprocess(
    blankAsMissing,
    z
      .string()
      .trim()
      .refine(
        (text) => text.length <= 40 && text.replace(/\s/g, "").length >= 10,
        accountMessages.phoneInvalid,
      )
      .optional(),
  ),
  password: newPassword,
  /** At least 18 years before today: checked against the server's date. */
  dob: z.preprocess(blankAsMissing, birthDate(accountMessages.tooYoung)),
  event_type_id: z.coerce
    .number(accountMessages.eventTypeRequired)
    .int(accountMessages.eventTypeRequired)
    .positive(accountMessages.eventTypeRequired),
  service_type_id: z.preprocess(readOptionalId, Id.nullable()).optional(),
  /** Between today and five years ahead: checked against the server's date. */
  wedding_date: z.preprocess(
    blankAsMissing,
    z.iso.date({ error: accountMessages.eventDateRequired }),
  ),
  wedding_date_precision: z.enum(["exact", "approximate"]).default("exact"),
  terms: z.preprocess(isTicked, z.literal(true, accountMessages.termsRequired)),
  newsletter: z.preprocess(isTicked, z.boolean()),
};
