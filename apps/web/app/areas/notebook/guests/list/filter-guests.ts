import type { GuestOrder, GuestState, ListedGuest } from "@jdj/contract/cards/guest-list";
import { fold } from "@jdj/french/fold";

/** What a list of guests shows, and in which order; null means all. */
export type GuestFilter = {
  text: string;
  /** The id of a category. */
  category: number | null;
  state: GuestState | null;
  order: GuestOrder;
};

export const everyGuest: GuestFilter = { text: "", category: null, state: null, order: "name" };

/** A guest with the searchable text, folded once. */
export type SearchableGuest = { guest: ListedGuest; text: string; digits: string };

export function searchable(guest: ListedGuest): SearchableGuest {
  const { last_name, given_names, email, household } = guest;
  const text = fold(`${last_name} ${given_names} ${last_name} ${email ?? ""} ${household ?? ""}`);
  return { guest, text, digits: guest.phone_number_1.replace(/\D/g, "") };
}

/**
 * The guests that match a filter, in its order. Each word of the text must stand in the
 * name, the e-mail or the household; a text of figures is looked for in the phone, however it is spaced.
 * @param guests by name
 */
export function filterGuests(
  guests: readonly SearchableGuest[],
  { text, category, state, order }: GuestFilter,
): ListedGuest[] {
  const terms = fold(text).split(/\s+/).filter(Boolean);
  const digits = /^[\d\s().+-]+$/.test(text) ? text.replace(/\D/g, "") : "";
  const matching: ListedGuest[] = [];
  for (const one of guests) {
    const { guest } = one;
    if (category !== null && guest.guest_id !== category) continue;
    if (state !== null && !isIn(guest, state)) continue;
    const named = terms.every((term) => one.text.includes(term));
    if (named || (digits !== "" && one.digits.includes(digits))) matching.push(guest);
  }
  return order === "newest" ? matching.sort((a, b) => b.id - a.id) : matching;
}

/** Whether a guest, or all guests of a tally, are of a state. */
export function isIn(
  { answer, invited }: Pick<ListedGuest, "answer" | "invited">,
  state: GuestState,
): boolean {
  return state === "uninvited" ? !invited && answer !== "no" : answer === state;
}
