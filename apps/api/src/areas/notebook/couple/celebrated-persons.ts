import { celebratedCivilities } from "@jdj/contract/notebook/celebrated-civilities";
import { type Civility, readCivility } from "@jdj/contract/person/civility";
import { codeOfLabel } from "../event-types/code-of-label.ts";
import { celebratedReference, eventTypeReference } from "../event-types/reference.ts";

/** A place of an event as the rules of civility read it. */
type Place = { code: string; gender: "M" | "F" | null; isRemembered?: boolean };

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
  if (place.code === "child" || place.isRemembered) return null;
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

/** A celebrated person as cards need them. */
export interface NamedPerson {
  code: string;
  givenNames: string;
  lastName?: string;
  /** Of a person who is dead: in whose name their death is announced. */
  families?: string | null;
  isRemembered?: boolean;
  knownAs?: string | null;
  /** `YYYY-MM-DD`. */
  bornOn?: string | null;
  diedOn?: string | null;
}

/** Somebody who is dead, as a card names them. */
export interface Remembered {
  name: string;
  /** « dit le Vieux · 1948 – 2026 »; empty where nothing is known. */
  life: string;
}

/**
 * Who invites to an event and whose feast it is, by their given names: the celebrated persons
 * invite, except a child, for whom the parents do; alone, the child does. For somebody who is dead their
 * families invite. While nobody is named, the owner of the notebook invites, so that no card leaves
 * without a name.
 */
export function hostsOf(
  people: readonly NamedPerson[],
  owner: { givenNames: string },
): { hosts: string[]; child: string | null; remembered: Remembered | null } {
  const dead = people.find(({ isRemembered }) => isRemembered);
  if (dead)
    return {
      hosts: [familiesOf(dead)],
      child: null,
      remembered: { ...named(dead), life: lifeOf(dead) },
    };
  const parents = people.filter(({ code }) => code !== "child");
  const child = people.find(({ code }) => code === "child")?.givenNames ?? null;
  const inviting = parents.length > 0 ? parents : people.length > 0 ? people : [owner];
  const hosts = inviting.map(({ givenNames }) => givenNames.trim());
  return { hosts: hosts.filter((name) => name !== ""), child, remembered: null };
}

function named({ givenNames, lastName = "" }: NamedPerson): { name: string } {
  return { name: `${givenNames} ${lastName}`.trim() };
}

/** In whose name a death is announced: as it was written, else the family of that name. */
function familiesOf({ families, lastName = "" }: NamedPerson): string {
  return families?.trim() || `La famille ${lastName}`.trim();
}

/** « dit le Vieux · 1948 – 2026 »; what is not known is left out. */
function lifeOf({ knownAs, bornOn, diedOn }: NamedPerson): string {
  const years = [bornOn, diedOn].flatMap((date) => (date ? [date.slice(0, 4)] : []));
  const dates = years.length === 2 ? years.join(" – ") : bornOn ? "" : (diedOn?.slice(0, 4) ?? "");
  return [knownAs?.trim() ?? "", dates].filter(Boolean).join(" · ");
}
