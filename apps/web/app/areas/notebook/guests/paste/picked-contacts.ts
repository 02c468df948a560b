import { readName } from "@jdj/contract/person/read-name";
import { joinPhone } from "@jdj/french/phone";
import type { PastedGuest } from "./read-pasted-list.ts";

/** A contact as the Contact Picker gives it: every field is a list. */
export interface PickedContact {
  name?: string[];
  tel?: string[];
  email?: string[];
}

interface ContactPicker {
  select(fields: string[], options: { multiple: boolean }): Promise<PickedContact[]>;
}

/** The Contact Picker of this browser (Chrome on Android), or null. */
export function contactPicker(): ContactPicker | null {
  const picker: unknown = Reflect.get(navigator, "contacts");
  return isPicker(picker) ? picker : null;
}

function isPicker(picker: unknown): picker is ContactPicker {
  return typeof picker === "object" && picker !== null && "select" in picker;
}

/** Contacts as guests; those without a name and a number are left out. A number written twice counts once. */
export function guestsOfContacts(contacts: readonly PickedContact[]): PastedGuest[] {
  return contacts.flatMap(({ name = [], tel = [], email = [] }) => {
    const [first, second] = [...new Set(tel.map((one) => joinPhone("225", one)).filter(Boolean))];
    const named = readName([name[0] ?? ""], "given-first", "last-first");
    if (named.last_name === "" && first === undefined) return [];
    const phones = { phone_number_1: first ?? "", phone_number_2: second ?? "" };
    return [{ ...named, ...phones, email: email[0]?.trim() ?? "" }];
  });
}
