import { accountMessages } from "@jdj/contract/accounts/messages";
import type { RegistrationInput } from "@jdj/contract/accounts/registration";
import { fieldRefusal } from "@jdj/contract/glue/refusals";
import { violatedKey } from "../../../database/faults.ts";
import { calendarDate, type Moment } from "../../../world.ts";
import { createEvent } from "../../notebook/events/create-event.ts";
import { sendVerification } from "../email-verification/send-verification.ts";
import { limits, takeFrom } from "../limits/take.ts";
import { hashPassword } from "../users/password.ts";
import { customers, users } from "../users/tables.ts";
import { matchPhoneCode, spendPhoneCode } from "./phone-code.ts";
import { refuseTaken } from "./refuse-taken.ts";
import { checkRegistration } from "./registration.ts";

/** What a registration made; a provider has no customer and no event. */
export interface Registered {
  userId: number;
  customerId: number | null;
  eventId: number | null;
}

/**
 * Registers somebody: user, customer, first event (the current one) and its date, in one
 * transaction, with the verification letter when an e-mail was given. Without one, the SMS code
 * proves the number.
 * @throws field errors (422), a wrong code among them; too-many-requests
 */
export async function register(
  moment: Moment,
  input: RegistrationInput,
  address: string,
): Promise<Registered> {
  const { db, now, settings } = moment;
  const { checked, errors } = checkRegistration(input, calendarDate(now), settings.passwordPolicy);
  if (checked.email === null && !input.code) errors.code = [accountMessages.codeRequired];
  if (Object.keys(errors).length > 0) throw fieldRefusal(errors);
  await takeFrom(limits.register, address, moment);
  await refuseTaken(db, checked);
  const codeId =
    checked.phone !== null && input.code
      ? await matchPhoneCode(moment, checked.phone, input.code)
      : null;
  const passwordHash = await hashPassword(input.password);

  try {
    return await db.transaction(async (tx) => {
      if (codeId !== null) await spendPhoneCode(tx, codeId, now);
      const [user] = await tx
        .insert(users)
        .values({
          role: input.type === "provider" ? "PROVIDER" : "CUSTOMER",
          name: input.name || `${input.given_names} ${input.last_name}`,
          lastName: input.last_name,
          givenNames: input.given_names,
          ...checked,
          passwordHash,
          phoneVerifiedAt: codeId === null ? null : now,
          wantsNewsletter: input.newsletter,
          termsAcceptedAt: now,
          createdAt: now,
        })
        .returning({ id: users.id });
      if (!user) throw new Error("The user was not written");
      if (checked.email !== null)
        await sendVerification(tx, moment, {
          userId: user.id,
          email: checked.email,
          givenNames: input.given_names,
        });
      if (input.type === "provider") return { userId: user.id, customerId: null, eventId: null };
      const [customer] = await tx
        .insert(customers)
        .values({ userId: user.id, civility: input.civility, dob: input.dob, createdAt: now })
        .returning({ id: customers.id });
      if (!customer) throw new Error("The customer was not written");
      const event = await createEvent(
        { ...moment, db: tx },
        {
          customerId: customer.id,
          eventTypeId: input.event_type_id,
          weddingDate: input.wedding_date,
          weddingDatePrecision: input.wedding_date_precision,
        },
      );
      return { userId: user.id, customerId: customer.id, eventId: event.id };
    });
  } catch (error) {
    const key = violatedKey(error);
    if (key === "users_email_key") throw fieldRefusal({ email: [accountMessages.emailTaken] });
    if (key === "users_phone_key")
      throw fieldRefusal({ phone_number_1: [accountMessages.phoneTaken] });
    throw error;
  }
}
