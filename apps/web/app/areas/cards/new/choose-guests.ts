import { fold } from "@jdj/french/fold";
import type { ChoosableGuest } from "./draft.ts";

/** The guests that a search and a category leave, in the list's order. @param category null is all. */
export function guestsShown(
  guests: readonly ChoosableGuest[],
  search: string,
  category: number | null,
): ChoosableGuest[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return guests.filter((guest) => {
    if (category !== null && guest.categoryId !== category) return false;
    const name = fold(`${guest.lastName} ${guest.givenNames} ${guest.email ?? ""}`);
    return words.every((word) => name.includes(word));
  });
}

/** Whether a set of guests is chosen wholly, in part or not; those without an address do not count. */
export function choiceOf(
  guests: readonly ChoosableGuest[],
  chosen: ReadonlySet<number>,
): "all" | "some" | "none" {
  const reachable = guests.filter(({ email }) => email);
  const number = reachable.filter(({ id }) => chosen.has(id)).length;
  if (number === 0) return "none";
  return number === reachable.length ? "all" : "some";
}

/** The chosen guests once a set is taken in or left out; one without an address is never taken in. */
export function withGuests(
  chosen: readonly number[],
  guests: readonly ChoosableGuest[],
  taken: boolean,
): number[] {
  const touched = new Set(guests.map(({ id }) => id));
  const kept = chosen.filter((id) => !touched.has(id));
  if (!taken) return kept;
  return [...kept, ...guests.filter(({ email }) => email).map(({ id }) => id)];
}
