import { accountMessages } from "@jdj/contract/accounts/messages";
import type { FieldErrors } from "@jdj/contract/call/refusals";
import { ageOn, isEventDate, MINIMUM_AGE } from "@jdj/contract/notebook/event-date";
import { repairedPhone } from "@jdj/french/old-phones";
import { dateFrom, textFrom } from "#app/forms/form-fields.ts";

/** Who somebody is, as registration and the account form ask for it alike. */
export function readPerson(form: FormData) {
  return {
    civility: textFrom(form, "civility"),
    given_names: textFrom(form, "given_names"),
    last_name: textFrom(form, "last_name"),
    dob: dateFrom(form, "dob"),
  };
}

/** The fields that decide which errors are shown. */
type ErrorsRead = {
  dob: string;
  wedding_date: string;
  email: string | undefined;
  phone_number_1?: string | undefined;
  phone_number_2?: string | undefined;
};

const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/**
 * Every error to show at once. The API reports errors of shape first, those of dates and numbers
 * only once all else is valid; when neither sign-in method is given, it names the e-mail.
 */
export function allErrors(refused: FieldErrors, read: ErrorsRead, today: string): FieldErrors {
  const errors: FieldErrors = { ...refused };
  if (isDate(read.dob) && ageOn(read.dob, today) < MINIMUM_AGE)
    errors.dob = [accountMessages.tooYoung];
  if (isDate(read.wedding_date) && !isEventDate(read.wedding_date, today))
    errors.wedding_date = [accountMessages.eventDateTooFar];
  for (const name of ["phone_number_1", "phone_number_2"] as const)
    if (repairedPhone(read[name] ?? "") !== null) errors[name] = [accountMessages.phoneInvalid];
  if (read.email === undefined && errors.email) {
    errors.phone_number_1 = errors.email;
    delete errors.email;
  }
  return errors;
}
