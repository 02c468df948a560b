import type { Guest } from "@jdj/contract/notebook/guests";
import { joinPhone } from "@jdj/french/phone";
import { phoneFrom, textFrom } from "#app/forms/form-fields.ts";

/**
 * What the fields of one guest hold, as the calls take it: an empty field is null, not known.
 * @param prefix what the fields' names begin with
 */
export function guestFrom(form: FormData, prefix = "") {
  const text = (name: string) => textFrom(form, prefix + name);
  const known = (name: string) => text(name) || null;
  const phone = (name: string) => phoneFrom(form, prefix + name) || known(name);
  return {
    event_id: Number(textFrom(form, "event_id")),
    guest_id: known("guest_id"),
    civility: known("civility"),
    last_name: known("last_name"),
    given_names: known("given_names"),
    email: known("email"),
    phone_number_1: phone("phone_number_1"),
    phone_number_2: phone("phone_number_2"),
    companions: text("companions") || 0,
    household: text("household"),
  };
}

/** A guest as they are called: « Awa Koné », or the one name that is known. */
export function nameOf({ given_names, last_name }: Pick<Guest, "given_names" | "last_name">) {
  return `${given_names} ${last_name}`.trim();
}

/** A phone as it was typed beside its country, as one number that a PhoneField shows again. */
export function typedPhone(values: Record<string, string>, name: string): string | undefined {
  const typed = values[name];
  if (!typed) return typed;
  return joinPhone(values[`${name}_code`] ?? "", typed) || typed;
}
