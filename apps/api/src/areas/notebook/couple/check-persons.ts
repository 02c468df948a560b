import { type FieldErrors, fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { couplePhone, readContact } from "../phones/contact-phone.ts";
import { civilityOf } from "./couple.ts";
import type { Celebrated } from "./queries.ts";

/** A person as the form has them, by the names of its fields. */
export interface PersonForm {
  married_id: number;
  last_name: string;
  given_names: string;
  email: string;
  phone_number_1: string;
  phone_number_2: string | null;
  image?: File | undefined;
  version?: number | undefined;
}

/**
 * Reads the persons of a form for an event with these places. The phones of what comes back are in
 * E.164.
 * @param field the full name of a field of the person at that index
 * @throws field errors (422) for phones; not-found for a place of another type of event
 */
export function checkPersons(
  persons: readonly PersonForm[],
  places: readonly Celebrated[],
  field: (index: number, name: string) => string,
) {
  const errors: FieldErrors = {};
  const read = (index: number, name: string, text: string): string | null => {
    const reading = readContact(text, couplePhone);
    if (reading.ok) return reading.e164;
    errors[field(index, name)] = reading.messages;
    return null;
  };
  const drafts = persons.map((person, index) => {
    const place = places.find(({ role }) => role.id === person.married_id);
    if (!place) throw refusal("not-found");
    const second = person.phone_number_2;
    return {
      index,
      key: place.role.id,
      version: person.version,
      image: person.image,
      fields: {
        civility: civilityOf(place.role.gender),
        lastName: person.last_name,
        givenNames: person.given_names,
        email: person.email,
        phone1: read(index, "phone_number_1", person.phone_number_1),
        phone2: second === null ? null : read(index, "phone_number_2", second),
      },
    };
  });
  if (Object.keys(errors).length > 0) throw fieldRefusal(errors);
  return drafts;
}
