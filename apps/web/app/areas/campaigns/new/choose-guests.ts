import type { Guest } from "@jdj/contract/notebook/guests";
import { fold } from "@jdj/french/fold";

/** The guests who match a search and a category, in the order of the list. @param category null is all */
export function guestsShown(
  guests: readonly Guest[],
  search: string,
  category: number | null,
): Guest[] {
  const terms = fold(search).split(/\s+/).filter(Boolean);
  return guests.filter((guest) => {
    if (category !== null && guest.guest_id !== category) return false;
    const { last_name, given_names, email, phone_number_1 } = guest;
    const name = fold(`${last_name} ${given_names} ${email ?? ""} ${phone_number_1}`);
    return terms.every((term) => name.includes(term));
  });
}

/** How many of these guests are chosen. @param reachable guests whom the channel reaches */
export function choiceOf(
  reachable: readonly Guest[],
  chosen: ReadonlySet<number>,
): "all" | "some" | "none" {
  const number = reachable.filter(({ id }) => chosen.has(id)).length;
  if (number === 0) return "none";
  return number === reachable.length ? "all" : "some";
}

/** The chosen guests after these are added or removed. @param reachable guests whom the channel reaches */
export function withGuests(
  chosen: readonly number[],
  reachable: readonly Guest[],
  added: boolean,
): number[] {
  const touched = new Set(reachable.map(({ id }) => id));
  const others = chosen.filter((id) => !touched.has(id));
  return added ? [...others, ...touched] : others;
}
