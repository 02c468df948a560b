import { accountMessages } from "@jdj/contract/accounts/messages";
import type { FieldErrors } from "@jdj/contract/call/refusals";
import { passwordFrom } from "#app/areas/accounts/password-from.ts";
import { allErrors, readPerson } from "#app/areas/accounts/read-person.ts";
import { eventDateFrom } from "#app/forms/event-date-from.ts";
import { phoneFrom, textFrom } from "#app/forms/form-fields.ts";

/**
 * Reads the account form into what the call takes. The wedding date is asked for only while it is
 * unset; then an empty one is sent as it is, for the call to refuse.
 * @param today `YYYY-MM-DD`
 */
export function readAccount(form: FormData, today: string) {
  const { wedding_date, precision } = eventDateFrom(form, today);
  const asked = form.has("wedding_date_precision");
  const password = passwordFrom(form, "current_password");
  return {
    ...readPerson(form),
    ...(form.has("version") ? { version: textFrom(form, "version") } : {}),
    email: textFrom(form, "email"),
    phone_number_1: phoneFrom(form, "phone_number_1"),
    phone_number_2: phoneFrom(form, "phone_number_2"),
    ...(password === "" ? {} : { current_password: password }),
    ...(form.has("terms_asked") ? { terms: textFrom(form, "terms") } : {}),
    ...(asked ? { wedding_date, wedding_date_precision: precision } : {}),
  };
}

/** Every error of the account form at once; an empty wedding date has its own sentence. */
export function accountErrors(
  refused: FieldErrors,
  read: ReturnType<typeof readAccount>,
  today: string,
): FieldErrors {
  const { wedding_date = "" } = read;
  const errors = allErrors(refused, { ...read, wedding_date }, today);
  if (errors.wedding_date && wedding_date === "")
    errors.wedding_date = [accountMessages.eventDateRequired];
  return errors;
}
