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
    const { lastName, givenNames, email, phone } = guest;
    const name = fold(`${lastName} ${givenNames} ${email ?? ""} ${phone}`);
    return words.every((word) => name.includes(word));
  });
}

/** Whether a set of guests, all within reach, is chosen wholly, in part or not. */
export function choiceOf(
  reachable: readonly ChoosableGuest[],
  chosen: ReadonlySet<number>,
): "all" | "some" | "none" {
  const number = reachable.filter(({ id }) => chosen.has(id)).length;
  if (number === 0) return "none";
  return number === reachable.length ? "all" : "some";
}

/** The chosen guests once a set, all within reach, is taken in or left out. */
export function withGuests(
  chosen: readonly number[],
  reachable: readonly ChoosableGuest[],
  taken: boolean,
): number[] {
  const touched = new Set(reachable.map(({ id }) => id));
  const kept = chosen.filter((id) => !touched.has(id));
  return taken ? [...kept, ...touched] : kept;
}
