import { z } from "zod";
import { line, optionalLine, PathId } from "../call/shapes.ts";
import { civilityInput } from "../person/civility-input.ts";
import { isEmail } from "../person/email.ts";
import { personMessages } from "../person/messages.ts";
import { requiredEmail } from "../person/required-email.ts";
import { COMPANIONS_MAX } from "./companions-max.ts";
import { notebookMessages } from "./messages.ts";

const companionsError = `Veuillez entrer un nombre de 0 à ${COMPANIONS_MAX}`;

const required = notebookMessages.required;

/**
 * The fields of a guest. Of the specified ones, a field that is sent empty is refused as required;
 * one that is left out or null is not known (decision 19).
 */
const fields = z.object({
  event_id: PathId,
  /** The category; « À classer » when it is not known. */
  guest_id: z
    .preprocess((value) => (value === "" ? "?" : value), z.coerce.number(required).int(required))
    .nullish(),
  civility: civilityInput(required).nullish(),
  last_name: line(required, 80).nullish(),
  given_names: line(required, 80).nullish(),
  email: requiredEmail(required).nullish(),
  phone_number_1: line(required, 40).nullish(),
  phone_number_2: optionalLine(40),
  /** Left out, it stays as it is: 0 for a new guest. */
  companions: z.preprocess(
    (value) => (value === "" || value === null ? undefined : value),
    z.coerce
      .number(companionsError)
      .int(companionsError)
      .min(0, companionsError)
      .max(COMPANIONS_MAX, companionsError)
      .optional(),
  ),
  /** Left out, it stays as it is; empty, it is taken away. */
  household: z.preprocess(
    (value) => (typeof value === "string" && value.trim() === "" ? null : value),
    line(required, 80).nullish(),
  ),
  /** Names a save of several rows: sent again unchanged, with the same key, it adds nobody twice. */
  idempotency_key: z.string().max(64).nullish(),
  /** Whose list it is, as the historical API sends it; another customer's is refused as not-found. */
  customer_id: PathId.nullish(),
});

/** Checked beside the other fields, so that all errors of a form come at once. */
const atName = { path: ["last_name"], message: required, when: () => true };

function hasName(guest: unknown): boolean {
  if (typeof guest !== "object" || guest === null) return true;
  return ["last_name", "given_names"].some((name) => (Reflect.get(guest, name) ?? null) !== null);
}

/** A guest to be added, as it is sent. */
export const NewGuest = fields.refine(hasName, atName);

/** A guest to be changed, as it is sent. */
export const ChangedGuest = z
  .object({
    ...fields.shape,
    id: PathId,
    email: z.preprocess(
      (value) => (value === "" ? null : (value ?? null)),
      z.string().trim().max(254).refine(isEmail, personMessages.emailInvalid).nullable(),
    ),
    has_confirmed: z.coerce.number().int().min(0).max(1),
    version: z.coerce.number().int().min(0).optional(),
  })
  .refine(hasName, atName);
