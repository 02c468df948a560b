import { celebratedCivilities } from "@jdj/contract/notebook/celebrated-civilities";
import { type Civility, readCivility } from "@jdj/contract/person/civility";
import { codeOfLabel } from "../event-types/code-of-label.ts";
import { celebratedReference, eventTypeReference } from "../event-types/reference.ts";

/** A place of an event as the rules of civility read it. */
type Place = { code: string; gender: "M" | "F" | null };

/**
 * The civility of a person in a place: the only one that it has, or the one of several that was sent
 * in any wording. Not sent, it stays as it is stored, or begins with the first where the place has a
 * gender.
 * @param stored that of the person who is in the place, if any
 * @returns null when it has to be asked
 */
export function civilityOf(
  place: Place,
  sent: string | null | undefined,
  stored: Civility | null,
): Civility | null {
  const choices = celebratedCivilities(place);
  const [first = null] = choices;
  if (choices.length === 1) return first;
  if (sent != null && sent.trim() !== "") {
    const civility = readCivility(sent);
    return civility !== null && choices.includes(civility) ? civility : null;
  }
  return stored ?? (place.gender === null ? null : first);
}

/**
 * Whether a place may be that of the person who registered: theirs beyond doubt (`fills`), possible
 * (`offers`), or null. A host is, and one of a couple by their civility.
 */
export function ownPlace(place: Place, civility: Civility | null): "fills" | "offers" | null {
  if (place.code === "child") return null;
  if (place.code === "host") return "fills";
  if (place.gender === null || civility === null) return "offers";
  return (place.gender === "M") === (civility === "M") ? "fills" : null;
}

/**
 * The code of the place that a label means, whatever its case and accents: a name that staff gave,
 * or the first one, which the historical API's callers know by heart. Null when none is meant.
 */
export function roleCodeOf(
  label: string,
  typeCode: string,
  roles: readonly { code: string; name: string }[],
): string | null {
  const first = eventTypeReference.find(({ code }) => code === typeCode);
  return codeOfLabel(label, [...roles, ...(first ? celebratedReference[first.code] : [])]);
}

/**
 * Who invites to an event and whose feast it is, by their given names: the celebrated persons
 * invite, except a child, for whom the parents do; alone, the child does. While nobody is named, the
 * owner of the notebook invites, so that no card leaves without a name.
 */
export function hostsOf(
  people: readonly { code: string; givenNames: string }[],
  owner: { givenNames: string },
): { hosts: string[]; child: string | null } {
  const parents = people.filter(({ code }) => code !== "child");
  const child = people.find(({ code }) => code === "child")?.givenNames ?? null;
  const named = parents.length > 0 ? parents : people;
  const inviting = named.length > 0 ? named : [owner];
  const hosts = inviting.map(({ givenNames }) => givenNames.trim());
  return { hosts: hosts.filter((name) => name !== ""), child };
}
