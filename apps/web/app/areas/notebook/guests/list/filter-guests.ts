import type { GuestOrder, GuestState, ListedGuest } from "@jdj/contract/invitations/guest-list";
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

/** What a guest is found by: words without accents and capitals, and the figures of their phone. */
type Searchable = { text: string; digits: string };

/** What the guests are found by, folded when somebody first searches: a page of a thousand opens without. */
const searchables = new WeakMap<ListedGuest, Searchable>();

function searchable(guest: ListedGuest): Searchable {
  const known = searchables.get(guest);
  if (known) return known;
  const { last_name, given_names, email, household } = guest;
  const text = fold(`${last_name} ${given_names} ${last_name} ${email ?? ""} ${household ?? ""}`);
  const made = { text, digits: guest.phone_number_1.replace(/\D/g, "") };
  searchables.set(guest, made);
  return made;
}

/**
 * The guests that match a filter, in its order. Each word of the text must stand in the
 * name, the e-mail or the household; a text of figures is looked for in the phone, however it is spaced.
 * @param guests by name
 */
export function filterGuests(
  guests: readonly ListedGuest[],
  { text, category, state, order }: GuestFilter,
): ListedGuest[] {
  const terms = fold(text).split(/\s+/).filter(Boolean);
  const digits = /^[\d\s().+-]+$/.test(text) ? text.replace(/\D/g, "") : "";
  const isFound = (guest: ListedGuest) => {
    const by = searchable(guest);
    const named = terms.every((term) => by.text.includes(term));
    return named || (digits !== "" && by.digits.includes(digits));
  };
  const matching = guests.filter(
    (guest) =>
      (category === null || guest.guest_id === category) &&
      (state === null || isIn(guest, state)) &&
      (terms.length === 0 || isFound(guest)),
  );
  return order === "newest" ? matching.sort((a, b) => b.id - a.id) : matching;
}

/** Whether a guest, or all guests of a tally, are of a state. */
export function isIn(
  { answer, invited }: Pick<ListedGuest, "answer" | "invited">,
  state: GuestState,
): boolean {
  return state === "uninvited" ? !invited && answer !== "no" : answer === state;
}
