import { accountMessages } from "@jdj/contract/accounts/messages";
import { type FieldErrors, fieldRefusal } from "@jdj/contract/glue/refusals";
import { ageOn, isEventDate } from "@jdj/contract/notebook/event-date";
import { and, eq, isNull } from "drizzle-orm";
import { violatedKey } from "../../../database/faults.ts";
import { calendarDate, type Moment } from "../../../world.ts";
import { events } from "../../notebook/events/tables.ts";
import { sendVerification } from "../email-verification/send-verification.ts";
import { readPhone } from "../phones/phone.ts";
import type { CustomerActor } from "../sessions/queries.ts";
import { customers, users } from "../users/tables.ts";

/** The account form (spec 1 §5). */
interface AccountForm {
  last_name: string;
  given_names: string;
  email: string;
  phone_number_1: string;
  phone_number_2: string | null;
  dob: string;
  civility: "M" | "Mme" | "Mlle";
  wedding_date?: string | null | undefined;
}

/**
 * Saves the account. A new address or number is unproven again, and a new address gets its letter.
 * The wedding date is taken only while the current event has none.
 * @throws field errors (422)
 */
export async function updateCustomer(
  moment: Moment,
  { user, customer }: CustomerActor,
  form: AccountForm,
): Promise<void> {
  const { db, now } = moment;
  const today = calendarDate(now);
  const phone1 = readPhone(form.phone_number_1);
  const phone2 = form.phone_number_2 === null ? null : readPhone(form.phone_number_2);
  const errors: FieldErrors = {};
  if (!phone1.ok) errors.phone_number_1 = [accountMessages.phoneInvalid];
  if (phone2 && !phone2.ok) errors.phone_number_2 = [accountMessages.phoneInvalid];
  if (ageOn(form.dob, today) < 18) errors.dob = [accountMessages.tooYoung];
  if (form.wedding_date && !isEventDate(form.wedding_date, today))
    errors.wedding_date = [accountMessages.eventDateTooFar];
  if (Object.keys(errors).length > 0 || !phone1.ok) throw fieldRefusal(errors);

  const email = form.email.toLowerCase();
  const isNewEmail = email !== user.email?.toLowerCase();
  try {
    await db.transaction(async (tx) => {
      await tx
        .update(users)
        .set({
          lastName: form.last_name,
          givenNames: form.given_names,
          email,
          phone: phone1.e164,
          ...(isNewEmail ? { emailVerifiedAt: null } : {}),
          ...(phone1.e164 === user.phone ? {} : { phoneVerifiedAt: null }),
        })
        .where(eq(users.id, user.id));
      await tx
        .update(customers)
        .set({ civility: form.civility, dob: form.dob, phone2: phone2?.ok ? phone2.e164 : null })
        .where(eq(customers.id, customer.id));
      if (form.wedding_date)
        await tx
          .update(events)
          .set({ weddingDate: form.wedding_date })
          .where(
            and(eq(events.customerId, customer.id), events.isCurrent, isNull(events.weddingDate)),
          );
      if (isNewEmail)
        await sendVerification(tx, moment, {
          userId: user.id,
          email,
          givenNames: form.given_names,
        });
    });
  } catch (error) {
    const key = violatedKey(error);
    if (key === "users_email_key") throw fieldRefusal({ email: [accountMessages.emailTaken] });
    if (key === "users_phone_key")
      throw fieldRefusal({ phone_number_1: [accountMessages.phoneTaken] });
    throw error;
  }
}
