import { accountMessages } from "@jdj/contract/accounts/messages";
import { type FieldErrors, fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { ageOn, isEventDate, MINIMUM_AGE } from "@jdj/contract/notebook/event-date";
import { at } from "@jdj/contract/paths/addresses";
import type { Civility } from "@jdj/contract/person/civility";
import { personMessages } from "@jdj/contract/person/messages";
import { and, eq, isNull, sql } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import { hashPassword } from "../../../crypto/password.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import type { CustomerActor } from "../../identity/sessions/queries.ts";
import { confirmPassword } from "../../identity/users/confirm-password.ts";
import { passwordNonce } from "../../identity/users/credentials.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { currentOwnEvent } from "../../notebook/events/queries.ts";
import { events } from "../../notebook/events/tables.ts";
import { couplePhone, readContact } from "../../notebook/phones/contact-phone.ts";
import { sendVerification } from "../email-verification/send-verification.ts";
import { type CredentialChange, credentialChange } from "./credential-change.ts";

/** The new values of an account. An account always has an address or a number. */
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
  /** Required to change the email address. */
  current_password?: string | undefined;
  /** The version that was shown; without one the save is taken as it comes. */
  version?: number | undefined;
  /** True accepts the terms; they stay as they are otherwise. */
  terms?: boolean | undefined;
}

/**
 * The numbers of an account form in E.164; null when empty or refused. 21 to 22 characters with the
 * mask, as for the couple's numbers.
 */
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

type User = CustomerActor["user"];

const emailOf = (user: User) => ({
  current: user.email,
  isProven: user.emailVerifiedAt !== null,
  pending: user.pendingEmail,
});

const phoneOf = (user: User) => ({
  current: user.phone,
  isProven: user.phoneVerifiedAt !== null,
  pending: user.pendingPhone,
});

/**
 * Asks for the password before the email address changes: an open session alone must not suffice to
 * take over an account. An account without a password must choose one first, unless neither its
 * address nor its number is proven.
 * @throws a field error at `current_password`; too-many-requests after ten attempts in 15 minutes
 */
async function confirmByPassword(context: RequestContext, user: User, given: string | undefined) {
  const isProven = (user.emailVerifiedAt ?? user.phoneVerifiedAt) !== null;
  if (user.passwordHash === null && !isProven) return;
  await confirmPassword(context, user, given ?? "", "current_password");
}

/** The email columns to write for a change. */
function emailColumns(change: CredentialChange, email: string | null) {
  if (change === "keep-current") return { pendingEmail: null };
  if (change === "wait-for-proof") return { pendingEmail: email };
  return change === "replace" ? { email, emailVerifiedAt: null, pendingEmail: null } : {};
}

/** The phone columns to write for a change. */
function phoneColumns(change: CredentialChange, phone: string | null) {
  if (change === "keep-current") return { pendingPhone: null };
  if (change === "wait-for-proof") return { pendingPhone: phone };
  return change === "replace" ? { phone, phoneVerifiedAt: null, pendingPhone: null } : {};
}

/**
 * Saves the account. A proven address or number stays valid until the new one is proven. A new
 * address needs the password and gets a verification email, and the current address gets a notice.
 * Whether another account uses the new address is not checked here: only proof decides. The wedding
 * date is written only while the current event has none.
 * @throws field errors (422); too-many-requests; changed-meanwhile when another version was shown
 */
export async function updateCustomer(
  context: RequestContext,
  { user, customer }: CustomerActor,
  form: AccountForm,
): Promise<void> {
  const { db, jobs, now, settings } = context;
  const today = calendarDate(now);
  const errors: FieldErrors = {};
  const { phone, phone2 } = readPhones(form, errors);
  if (form.email === null && (user.email ?? user.pendingEmail) !== null)
    errors.email = [personMessages.emailInvalid];
  if (form.dob !== null && ageOn(form.dob, today) < MINIMUM_AGE)
    errors.dob = [accountMessages.tooYoung];
  if (form.wedding_date && !isEventDate(form.wedding_date, today))
    errors.wedding_date = [accountMessages.eventDateTooFar];
  if (Object.keys(errors).length > 0) throw fieldRefusal(errors);

  const email = form.email?.toLowerCase() ?? null;
  const emailChange = credentialChange(emailOf(user), email);
  const isNewEmail = emailChange === "replace" || emailChange === "wait-for-proof";
  if (isNewEmail) {
    await confirmByPassword(context, user, form.current_password);
    await consumeRateLimit(limits.verificationMail, String(user.id), context);
  }
  const rehashed =
    emailChange === "replace" && email !== null && form.current_password && user.passwordHash
      ? await hashPassword(
          settings.passwordCost,
          form.current_password,
          String(user.id),
          await passwordNonce(db, settings.secret, email),
        )
      : user.passwordHash;
  await db.transaction(async (tx) => {
    const [before] = await tx
      .select({ version: customers.version })
      .from(customers)
      .where(eq(customers.id, customer.id))
      .for("no key update");
    if (form.version !== undefined && before?.version !== form.version)
      throw refusal("changed-meanwhile");
    await tx
      .update(users)
      .set({
        lastName: form.last_name,
        givenNames: form.given_names,
        ...emailColumns(emailChange, email),
        ...phoneColumns(credentialChange(phoneOf(user), phone), phone),
        passwordHash: rehashed,
        ...(form.terms && user.termsAcceptedAt === null ? { termsAcceptedAt: now } : {}),
      })
      .where(eq(users.id, user.id));
    await tx
      .update(customers)
      .set({
        civility: form.civility,
        dob: form.dob,
        phone2,
        version: sql`${customers.version} + 1`,
      })
      .where(eq(customers.id, customer.id));
    if (form.wedding_date)
      await tx
        .update(events)
        .set({
          weddingDate: form.wedding_date,
          weddingDatePrecision: form.wedding_date_precision ?? "exact",
        })
        .where(and(eq(events.id, currentOwnEvent(tx, customer.id)), isNull(events.weddingDate)));
    if (!isNewEmail || email === null) return;
    const { id: userId } = user;
    const { role } = user;
    await sendVerification(tx, context, { userId, role, email, givenNames: form.given_names });
    if (emailChange === "wait-for-proof" && user.email !== null)
      await jobs.enqueue(tx, "send-email", {
        kind: "email-changing",
        to: user.email,
        props: {
          givenNames: form.given_names,
          link: `${settings.publicUrl}${at("forgottenPassword")}`,
        },
      });
  });
}
