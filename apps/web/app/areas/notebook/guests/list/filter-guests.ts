import type { Guest } from "@jdj/contract/notebook/guests";
import { fold } from "@jdj/french/fold";

/** The filters of the list; null means all. */
export type GuestFilter = {
  text: string;
  category: string | null;
  answer: Guest["answer"] | null;
};

export const everyGuest: GuestFilter = { text: "", category: null, answer: null };

/** A guest with the searchable text, folded once. */
export type SearchableGuest = { guest: Guest; text: string; digits: string };

export function searchable(guest: Guest): SearchableGuest {
  const { last_name, given_names, email, household } = guest;
  const text = fold(`${last_name} ${given_names} ${last_name} ${email ?? ""} ${household ?? ""}`);
  return { guest, text, digits: guest.phone_number_1.replace(/\D/g, "") };
}

/**
 * The guests that match a filter, in their order. Each word of the text must stand in the
 * name, the e-mail or the household; a text of figures is looked for in the phone, however it is spaced.
 */
export function filterGuests(
  guests: readonly SearchableGuest[],
  { text, category, answer }: GuestFilter,
): Guest[] {
  const terms = fold(text).split(/\s+/).filter(Boolean);
  const digits = /^[\d\s().+-]+$/.test(text) ? text.replace(/\D/g, "") : "";
  const matching: Guest[] = [];
  for (const one of guests) {
    const { guest } = one;
    if (category !== null && guest.category !== category) continue;
    if (answer !== null && guest.answer !== answer) continue;
    const named = terms.every((term) => one.text.includes(term));
    if (named || (digits !== "" && one.digits.includes(digits))) matching.push(guest);
  }
  return matching;
}

/** How many guests have each value. */
export function countBy<Value>(
  guests: readonly Guest[],
  read: (guest: Guest) => Value,
): Map<Value, number> {
  const counts = new Map<Value, number>();
  for (const guest of guests) counts.set(read(guest), (counts.get(read(guest)) ?? 0) + 1);
  return counts;
}
