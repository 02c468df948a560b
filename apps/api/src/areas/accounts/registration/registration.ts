import { accountMessages } from "@jdj/contract/accounts/messages";
import type { RegistrationInput } from "@jdj/contract/accounts/registration";
import type { FieldErrors } from "@jdj/contract/call/refusals";
import { ageOn, isEventDate, MINIMUM_AGE } from "@jdj/contract/notebook/event-date";
import { isRefusedPassword } from "../../../crypto/password.ts";
import { readPhone } from "../../../phone/phone.ts";
import type { ApiSettings } from "../../../settings.ts";

/** A registration with its fields validated and normalised. */
export interface CheckedRegistration {
  email: string | null;
  /** E.164. */
  phone: string | null;
}

/** What the account of a registration is for. */
export function roleOf({ type }: Pick<RegistrationInput, "type">): "CUSTOMER" | "PROVIDER" {
  return type === "provider" ? "PROVIDER" : "CUSTOMER";
}

/** The errors of the two dates of a registration: age, and distance of the event. One may be missing. */
export function checkDates(
  { dob, wedding_date }: Pick<RegistrationInput, "dob" | "wedding_date">,
  today: string,
): FieldErrors {
  const errors: FieldErrors = {};
  if (dob !== undefined && ageOn(dob, today) < MINIMUM_AGE) errors.dob = [accountMessages.tooYoung];
  if (wedding_date !== undefined && !isEventDate(wedding_date, today))
    errors.wedding_date = [accountMessages.eventDateTooFar];
  return errors;
}

/**
 * The rules of a registration that the shape alone cannot check: age, event date, the number
 * itself, the password policy.
 * @param today `YYYY-MM-DD`
 */
export function checkRegistration(
  input: RegistrationInput,
  today: string,
  settings: Pick<ApiSettings, "passwordPolicy" | "isProduction">,
): { checked: CheckedRegistration; errors: FieldErrors } {
  const errors = checkDates(input, today);
  if (isRefusedPassword(input.password, settings)) errors.password = [accountMessages.passwordWeak];
  const phone = input.phone_number_1 === undefined ? null : readPhone(input.phone_number_1);
  if (phone !== null && !phone.ok) errors.phone_number_1 = [accountMessages.phoneInvalid];
  return {
    checked: { email: input.email?.toLowerCase() ?? null, phone: phone?.ok ? phone.e164 : null },
    errors,
  };
}
