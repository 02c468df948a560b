import { joinPhone } from "@jdj/french/phone";
import { phoneFrom, textFrom } from "#app/forms/form-fields.ts";

/** What the fields of one guest hold, as the calls take it. `prefix` is what their names begin with. */
export function guestFrom(form: FormData, prefix = "") {
  const text = (name: string) => textFrom(form, prefix + name);
  return {
    event_id: Number(textFrom(form, "event_id")),
    guest_id: choiceFrom(text("guest_id")),
    civility: text("civility"),
    last_name: text("last_name"),
    given_names: text("given_names"),
    email: text("email"),
    phone_number_1: phoneFrom(form, `${prefix}phone_number_1`) || text("phone_number_1"),
    phone_number_2: phoneFrom(form, `${prefix}phone_number_2`) || text("phone_number_2"),
    companions: text("companions") || 0,
    household: text("household"),
  };
}

/** Nothing chosen stays empty, so that the call refuses it as required. */
function choiceFrom(text: string): number | "" {
  return text === "" ? "" : Number(text);
}

/** A phone as it was typed beside its country, as one number that a PhoneField shows again. */
export function typedPhone(values: Record<string, string>, name: string): string | undefined {
  const typed = values[name];
  if (!typed) return typed;
  return joinPhone(values[`${name}_code`] ?? "", typed) || typed;
}
