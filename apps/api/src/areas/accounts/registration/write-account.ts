import { accountMessages } from "@jdj/contract/accounts/messages";
import type { RegistrationInput } from "@jdj/contract/accounts/registration";
import { fieldRefusal } from "@jdj/contract/call/refusals";
import type { RequestContext } from "../../../app-context.ts";
import { violatedKey } from "../../../database/errors.ts";
import { requestNewsletter } from "../../content/newsletter/request-newsletter.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { createEvent } from "../../notebook/events/create-event.ts";
import { sendVerification } from "../email-verification/send-verification.ts";
import { roleOf } from "./registration.ts";

/** The rows that a registration created; a provider has no customer and no event. */
export interface Registered {
  userId: number;
  customerId: number | null;
  eventId: number | null;
}

/** The fields of a registration form, for every sign-in method. */
type AccountFields = Omit<RegistrationInput, "email" | "phone_number_1" | "password" | "code">;

/** Address or number, and whether it is proven. */
export interface Identity {
  email: string | null;
  /** E.164. */
  phone: string | null;
  passwordHash: string | null;
  emailVerifiedAt: Date | null;
  phoneVerifiedAt: Date | null;
}

/**
 * Writes a new account within the caller's transaction (`context.db`): user, customer, first event
 * (the current one) and its date. Enqueues the verification email of an unproven address, and the
 * newsletter's confirmation email when its box was ticked: the box alone does not subscribe.
 */
export async function writeAccount(
  context: RequestContext,
  fields: AccountFields,
  identity: Identity,
): Promise<Registered> {
  const { db, now } = context;
  const role = roleOf(fields);
  const [user] = await db
    .insert(users)
    .values({
      role,
      name: fields.name || `${fields.given_names} ${fields.last_name}`,
      lastName: fields.last_name,
      givenNames: fields.given_names,
      ...identity,
      wantsNewsletter: fields.newsletter && identity.email === null,
      termsAcceptedAt: fields.terms ? now : null,
      createdAt: now,
    })
    .returning({ id: users.id });
  if (!user) throw new Error("The user was not written");
  if (identity.email !== null && identity.emailVerifiedAt === null)
    await sendVerification(db, context, {
      userId: user.id,
      role,
      email: identity.email,
      givenNames: fields.given_names,
    });
  if (identity.email !== null && fields.newsletter)
    await requestNewsletter(context, {
      email: identity.email,
      sex: fields.civility === "M" ? "M" : "F",
    });
  if (fields.type === "provider") return { userId: user.id, customerId: null, eventId: null };
  if (fields.event_type_id === null) throw new Error("A customer registers with a type of event");
  const [customer] = await db
    .insert(customers)
    .values({
      userId: user.id,
      civility: fields.civility ?? null,
      dob: fields.dob ?? null,
      createdAt: now,
    })
    .returning({ id: customers.id });
  if (!customer) throw new Error("The customer was not written");
  const event = await createEvent(context, {
    customerId: customer.id,
    eventTypeId: fields.event_type_id,
    weddingDate: fields.wedding_date ?? null,
    weddingDatePrecision: fields.wedding_date_precision,
  });
  return { userId: user.id, customerId: customer.id, eventId: event.id };
}

/**
 * The refusal for an address or number that was proven by another account meanwhile; any other
 * error unchanged.
 */
export function takenMeanwhile(error: unknown): unknown {
  const key = violatedKey(error);
  if (key === "users_email_proven_key")
    return fieldRefusal({ email: [accountMessages.emailTaken] });
  if (key === "users_phone_proven_key")
    return fieldRefusal({ phone_number_1: [accountMessages.phoneTaken] });
  return error;
}
