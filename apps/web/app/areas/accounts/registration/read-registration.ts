import { readPerson } from "#app/areas/accounts/read-person.ts";
import { signInMethodOf } from "#app/areas/accounts/sign-in-method.ts";
import { eventDateFrom } from "#app/forms/event-date-from.ts";
import { phoneFrom, textFrom } from "#app/forms/form-fields.ts";

/**
 * Reads the registration form into what the call takes. Only the field of the chosen method is sent.
 * @param today `YYYY-MM-DD`
 */
export function readRegistration(form: FormData, today: string) {
  const byPhone = signInMethodOf(textFrom(form, "mode")) === "telephone";
  const { wedding_date, precision } = eventDateFrom(form, today);
  const password = form.get("password");
  return {
    ...readPerson(form),
    email: byPhone ? undefined : textFrom(form, "email"),
    phone_number_1: byPhone ? phoneFrom(form, "phone_number_1") : undefined,
    password: typeof password === "string" ? password : "",
    event_type_id: textFrom(form, "event_type_id"),
    wedding_date,
    wedding_date_precision: precision,
    terms: textFrom(form, "terms"),
    newsletter: textFrom(form, "newsletter"),
  };
}
