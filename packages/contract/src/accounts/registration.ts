import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { CalendarDate, Id, line } from "../call/shapes.ts";
import { birthDate } from "../person/birth-date.ts";
import { civilityInput } from "../person/civility-input.ts";
import { CodeSent } from "./code-sent.ts";
import { accountMessages } from "./messages.ts";
import {
  blankAsMissing,
  mayFollow,
  readOptionalId,
  registrationFields,
} from "./registration-fields.ts";

/** An email address or a phone number is required. */
function requireEmailOrPhone(
  value: { email?: string | undefined; phone_number_1?: string | undefined },
  context: z.RefinementCtx,
) {
  if (value.email === undefined && value.phone_number_1 === undefined)
    context.addIssue({
      code: "custom",
      path: ["email"],
      message: accountMessages.emailOrPhoneRequired,
    });
}

/** A customer plans an event; a provider's type of event is not read. */
function requireEventType(
  value: { type?: string | undefined; event_type_id?: number | null | undefined },
  context: z.RefinementCtx,
) {
  if (value.event_type_id === null && value.type !== "provider")
    context.addIssue({
      code: "custom",
      path: ["event_type_id"],
      message: accountMessages.eventTypeRequired,
    });
}

/** Runs the rule together with the fields' own rules, so that all errors are shown at once. */
const withFieldRules = {
  when: ({ value }: { value: unknown }) => typeof value === "object" && value !== null,
};

const { civility, dob, wedding_date, terms, event_type_id } = registrationFields;

const Registration = z
  .object({
    ...registrationFields,
    // Not among the nine fields of the specification, whose second call, `POST customers`, may bring them.
    civility: mayFollow(civility),
    dob: mayFollow(dob),
    wedding_date: mayFollow(wedding_date),
    terms: mayFollow(terms),
    /** Null for a provider, who plans no event. */
    event_type_id: z.preprocess(readOptionalId, event_type_id.nullable()),
    /** The six digits received by SMS; required when no e-mail is given. */
    code: z.preprocess(blankAsMissing, z.string().trim().optional()),
  })
  .check(z.superRefine(requireEmailOrPhone, withFieldRules))
  .check(z.superRefine(requireEventType, withFieldRules));

/** The fields of a registration, with or without the SMS code. */
export type RegistrationInput = z.infer<typeof Registration>;

const CustomerUpsert = z.object({
  user_id: Id,
  civility: mayFollow(civilityInput(accountMessages.civilityRequired)),
  last_name: line(accountMessages.lastNameRequired, 80),
  given_names: line(accountMessages.givenNamesRequired, 80),
  email: z.string().trim().max(254).nullish(),
  phone_number_1: z.string().trim().max(40).nullish(),
  dob: birthDate(accountMessages.tooYoung).nullish(),
  wedding_date: CalendarDate.nullish(),
  event_select: z.union([z.boolean(), z.int()]).optional(),
  event_type_id: z.preprocess(readOptionalId, Id.nullable()),
});

export const registration = {
  /** Checks the whole registration, then sends a six-digit code that is valid 120 seconds. */
  sendOtp: call("anyone")
    .route({
      method: "POST",
      path: "/api/v1/send-otp-web",
      tags: ["accounts"],
      summary: "Send a code by SMS",
    })
    .input(Registration)
    .output(CodeSent)
    .errors(refusals("otp-not-sent", "too-many-requests")),

  /** Creates the user, the customer and the first event in one transaction. */
  register: call("anyone")
    .route({ method: "POST", path: "/api/v1/register", tags: ["accounts"], summary: "Register" })
    .input(Registration)
    .output(
      z.object({
        success: z.literal(true),
        user: z.object({ id: Id, customer_id: Id.nullable(), event_id: Id.nullable() }),
      }),
    )
    .errors(refusals("too-many-requests")),

  /** Completes the customer's record; repeated, it changes nothing. */
  createCustomer: call("customer")
    .route({
      method: "POST",
      path: "/api/v1/customers",
      tags: ["accounts"],
      summary: "Create or complete the customer",
    })
    .input(CustomerUpsert)
    .output(z.object({ success: z.literal(true), id: Id, data: z.object({ id: Id }) }))
    .errors(refusals("not-found")),
};
