import { accountMessages } from "@jdj/contract/accounts/messages";
import { type FieldErrors, fieldRefusal } from "@jdj/contract/glue/refusals";
import type { Civility } from "@jdj/contract/notebook/civility";
import { ageOn, isEventDate, MINIMUM_AGE } from "@jdj/contract/notebook/event-date";
import { and, eq, isNull } from "drizzle-orm";
import { calendarDate, type Moment } from "../../../world.ts";
import { currentOwnEvent } from "../../notebook/events/queries.ts";
import { events } from "../../notebook/events/tables.ts";
import { couplePhone, readContact } from "../../notebook/phones/contact-phone.ts";
import { sendVerification } from "../email-verification/send-verification.ts";
import { takenMeanwhile } from "../registration/write-account.ts";
import type { CustomerActor } from "../sessions/queries.ts";
import { customers, users } from "../users/tables.ts";

/** What an account is to become. Nobody is without both address and number. */
export interface AccountForm {
  last_name: string;
  given_names: string;
  email: string | null;
  phone_number_1: string | null;
  phone_number_2: string | null;
  dob: string | null;
  civility: Civility | null;
  wedding_date?: string | null | undefined;
  wedding_date_precision?: "exact" | "approximate" | undefined;
}

/** The numbers of an account form in E.164, each null when it is empty or refused: 21 to 22 characters under the mask, as the couple's. */
function readPhones(form: AccountForm, errors: FieldErrors) {
  const read = (name: "phone_number_1" | "phone_number_2") => {
    const text = form[name];
    if (text === null) return null;
    const phone = readContact(text, couplePhone);
    if (phone.ok) return phone.e164;
    errors[name] = [accountMessages.phoneInvalid];
    return null;
  };
  return { phone: read("phone_number_1"), phone2: read("phone_number_2") };
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
  const errors: FieldErrors = {};
  const { phone, phone2 } = readPhones(form, errors);
  if (form.dob !== null && ageOn(form.dob, today) < MINIMUM_AGE)
    errors.dob = [accountMessages.tooYoung];
  if (form.wedding_date && !isEventDate(form.wedding_date, today))
    errors.wedding_date = [accountMessages.eventDateTooFar];
  if (Object.keys(errors).length > 0) throw fieldRefusal(errors);

  const email = form.email?.toLowerCase() ?? null;
  const isNewEmail = email !== (user.email?.toLowerCase() ?? null);
  try {
    await db.transaction(async (tx) => {
      await tx
        .update(users)
        .set({
          lastName: form.last_name,
          givenNames: form.given_names,
          email,
          phone,
          ...(isNewEmail ? { emailVerifiedAt: null } : {}),
          ...(phone === user.phone ? {} : { phoneVerifiedAt: null }),
        })
        .where(eq(users.id, user.id));
      await tx
        .update(customers)
        .set({ civility: form.civility, dob: form.dob, phone2 })
        .where(eq(customers.id, customer.id));
      if (form.wedding_date)
        await tx
          .update(events)
          .set({
            weddingDate: form.wedding_date,
            weddingDatePrecision: form.wedding_date_precision ?? "exact",
          })
          .where(and(eq(events.id, currentOwnEvent(tx, customer.id)), isNull(events.weddingDate)));
      if (isNewEmail && email !== null)
        await sendVerification(tx, moment, {
          userId: user.id,
          email,
          givenNames: form.given_names,
        });
    });
  } catch (error) {
    throw takenMeanwhile(error);
  }
}
