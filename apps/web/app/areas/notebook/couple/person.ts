import type { Married } from "@jdj/contract/notebook/couple";
import { type Civility, civilityLabel } from "@jdj/contract/person/civility";

/** The texts of a person, by the names of their fields. */
export const personTexts = [
  "civility",
  "last_name",
  "given_names",
  "email",
  "phone_number_1",
  "phone_number_2",
  "born_on",
  "died_on",
  "known_as",
  "families",
] as const;
export type PersonText = (typeof personTexts)[number];

/** What a form holds of a person. */
export type PersonTexts = Record<PersonText, string>;

/** A celebrated person as the page shows them. */
export type Person = ReturnType<typeof personOf>;

/** A place of the event, the stored data of the person in it, and what the account proposes for it. */
export function personOf(place: Married) {
  const { id, code, name, gender, civilities, proposed, pivot, remembered } = place;
  const begins = gender === null ? "" : (civilities[0] ?? "");
  return {
    id,
    place: name,
    isChild: code === "child",
    isRemembered: remembered,
    civilities,
    texts: textsOf({ civility: begins, ...pivot }),
    proposed: proposed && {
      fills: proposed.fills,
      texts: textsOf({ ...proposed, civility: proposed.civility ?? begins }),
    },
    image: pivot?.image ?? null,
    version: pivot?.version ?? 0,
  };
}

/** A civility as it is read; of a child, whether it is a boy or a girl. */
export function civilityText(civility: Civility, isChild: boolean): string {
  if (!isChild) return civilityLabel(civility);
  return civility === "M" ? "Garçon" : "Fille";
}

/** What the names of a person's fields begin with, by the person's index in the form: `persons.0.` */
export function personPrefix(index: number): string {
  return `persons.${index}.`;
}

function textsOf(known: { [name in PersonText]?: string | null }): PersonTexts {
  return {
    civility: known.civility ?? "",
    last_name: known.last_name ?? "",
    given_names: known.given_names ?? "",
    email: known.email ?? "",
    phone_number_1: known.phone_number_1 ?? "",
    phone_number_2: known.phone_number_2 ?? "",
    born_on: known.born_on ?? "",
    died_on: known.died_on ?? "",
    known_as: known.known_as ?? "",
    families: known.families ?? "",
  };
}
