import { type FieldErrors, fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { tidyEmail } from "@jdj/contract/person/email";
import { couplePhone, readContact } from "../phones/contact-phone.ts";
import { civilityOf } from "./celebrated-persons.ts";
import type { Celebrated } from "./queries.ts";

/** A person as a form has them, by the names of its fields. */
export interface PersonForm {
  married_id: number;
  civility?: string | null | undefined;
  last_name?: string | null | undefined;
  given_names?: string | null | undefined;
  email?: string | null | undefined;
  phone_number_1?: string | null | undefined;
  phone_number_2?: string | null | undefined;
  born_on?: string | null | undefined;
  died_on?: string | null | undefined;
  known_as?: string | null | undefined;
  families?: string | null | undefined;
  image?: File | undefined;
  version?: number | undefined;
}

/**
 * Reads the persons of a form for an event with these places. The phones of what comes back are in
 * E.164.
 * @param persons each with their index in the form
 * @param field the full name of a field of the person at that index
 * @throws field errors (422) for phones, a name or a civility that is missing; not-found for a place
 * of another type of event
 */
export function checkPersons(
  persons: readonly { index: number; person: PersonForm }[],
  places: readonly Celebrated[],
  field: (index: number, name: string) => string,
) {
  const errors: FieldErrors = {};
  const require = (index: number, name: string, text: string | null | undefined): string => {
    if (text == null) errors[field(index, name)] = [notebookMessages.required];
    return text ?? "";
  };
  const read = (index: number, name: string, text: string | null | undefined): string | null => {
    if (text == null) return null;
    const reading = readContact(text, couplePhone);
    if (reading.ok) return reading.e164;
    errors[field(index, name)] = reading.messages;
    return null;
  };
  const drafts = persons.map(({ index, person }) => {
    const place = placeOf(person, places);
    const civility = civilityOf(place.role, person.civility, place.person?.civility ?? null);
    require(index, "civility", civility);
    if (areTurned(person)) errors[field(index, "died_on")] = [notebookMessages.datesCrossed];
    return {
      index,
      key: place.role.id,
      version: person.version,
      image: person.image,
      fields: {
        civility: civility ?? "M",
        lastName: require(index, "last_name", person.last_name),
        givenNames: require(index, "given_names", person.given_names),
        email: person.email == null ? null : tidyEmail(person.email),
        phone1: read(index, "phone_number_1", person.phone_number_1),
        phone2: read(index, "phone_number_2", person.phone_number_2),
        ...lifeOf(place, person),
      },
    };
  });
  if (Object.keys(errors).length > 0) throw fieldRefusal(errors);
  return drafts;
}

/** What is stored of a life; of the living, nothing. */
function lifeOf({ role }: Celebrated, person: PersonForm) {
  const { born_on = null, died_on = null, known_as = null, families = null } = person;
  return role.isRemembered
    ? { bornOn: born_on, diedOn: died_on, knownAs: known_as, families }
    : { bornOn: null, diedOn: null, knownAs: null, families: null };
}

/** Whether somebody died before they were born. */
function areTurned({ born_on, died_on }: PersonForm): boolean {
  return born_on != null && died_on != null && died_on < born_on;
}

/**
 * The place that a person of a form is in.
 * @throws not-found for a place of another type of event
 */
export function placeOf(
  { married_id }: Pick<PersonForm, "married_id">,
  places: readonly Celebrated[],
): Celebrated {
  const place = places.find(({ role }) => role.id === married_id);
  if (!place) throw refusal("not-found");
  return place;
}
