import type { GuestMatch } from "@jdj/contract/notebook/guest-matches";
import { fold } from "@jdj/french/fold";
import { readPhone } from "../../../phone/phone.ts";

/** Somebody of a list, or a guest: an empty phone is not known. */
interface Person {
  last_name: string;
  given_names: string;
  phone_number_1: string;
}

/**
 * Compares the people of a list with the guests of an event. A number says who somebody is, a name
 * only where the list or the guest has no number: two cousins may have one name.
 * @returns those who are guests already, in the order of the list; who is new is left out
 */
export function matchGuests<G extends Person & { id: number }>(
  list: readonly Person[],
  guests: readonly G[],
): GuestMatch[] {
  const byPhone = new Map(
    guests.map((guest) => [guest.phone_number_1, guest] as const).filter(([phone]) => phone !== ""),
  );
  const byName = Map.groupBy(guests, (guest) => wordsOf(guest).join(" "));
  return list.flatMap((person, index) => {
    const match = matchOne(person, byPhone, byName);
    if (match === null) return [];
    const { id, last_name, given_names, phone_number_1 } = match.guest;
    const guest = { id, last_name, given_names, phone_number_1 };
    return [{ index, kind: match.isSame ? ("known" as const) : ("different" as const), guest }];
  });
}

function matchOne<G extends Person>(
  person: Person,
  byPhone: ReadonlyMap<string, G>,
  byName: ReadonlyMap<string, readonly G[]>,
): { guest: G; isSame: boolean } | null {
  const phone = phoneOf(person.phone_number_1);
  const caller = byPhone.get(phone);
  if (caller) return { guest: caller, isSame: isNamedAlike(person, caller) };
  const words = wordsOf(person);
  const [namesake, ...others] = byName.get(words.join(" ")) ?? [];
  if (!namesake || words.length === 0) return null;
  if (phone === "") return { guest: namesake, isSame: true };
  const guest = [namesake, ...others].find((one) => one.phone_number_1 === "") ?? namesake;
  return { guest, isSame: false };
}

/** A number in E.164, one of eight digits in its form of today; as it is when it cannot be read. */
function phoneOf(text: string): string {
  const reading = readPhone(text);
  if (reading.ok) return reading.e164;
  return reading.repaired ?? text.trim();
}

/** The words of both names, in an order of their own. */
function wordsOf({ last_name, given_names }: Person): string[] {
  return (fold(`${given_names} ${last_name}`).match(/[\p{L}\p{N}]+/gu) ?? []).toSorted();
}

/** Whether all words of the shorter name are in the longer: « Awa » and « Koné Awa Marie ». */
function isNamedAlike(one: Person, other: Person): boolean {
  const [shorter, longer] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length);
  return shorter?.every((word) => longer?.includes(word)) ?? true;
}
