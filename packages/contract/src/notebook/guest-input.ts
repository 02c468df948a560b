import { z } from "zod";
import { line, optionalLine, PathId } from "../call/shapes.ts";
import { civilityInput } from "../person/civility-input.ts";
import { isEmail } from "../person/email.ts";
import { personMessages } from "../person/messages.ts";
import { requiredEmail } from "../person/required-email.ts";
import { COMPANIONS_MAX } from "./companions.ts";
import { notebookMessages } from "./messages.ts";

const companionsError = `Veuillez entrer un nombre de 0 à ${COMPANIONS_MAX}`;

const required = notebookMessages.required;
const phone = line(required, 40);

/** A guest to be added, as it is sent. */
export const NewGuest = z.object({
  event_id: PathId,
  guest_id: z.preprocess(
    (value) => (value === "" ? undefined : value),
    z.coerce.number(required).int(required),
  ),
  civility: civilityInput(required),
  last_name: line(required, 80),
  given_names: line(required, 80),
  email: requiredEmail(required),
  phone_number_1: phone,
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
  /** Whose list it is, as the historical API sends it; another customer's is refused as not-found. */
  customer_id: PathId.nullish(),
});

/** A guest to be changed, as it is sent. */
export const ChangedGuest = z.object({
  ...NewGuest.shape,
  id: PathId,
  email: z.preprocess(
    (value) => (value === "" ? null : (value ?? null)),
    z.string().trim().max(254).refine(isEmail, personMessages.emailInvalid).nullable(),
  ),
  has_confirmed: z.coerce.number().int().min(0).max(1),
  version: z.coerce.number().int().min(0).optional(),
});
