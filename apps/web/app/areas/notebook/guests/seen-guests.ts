import type { Guest } from "@jdj/contract/notebook/guests";
import { at } from "@jdj/contract/paths/addresses";
import type { Category } from "./guest-fields.tsx";

type Seen = { guests: readonly Guest[]; categories: readonly Category[] };

let seen: Seen | null = null;

/** Remembers the list on screen, so that a guest's form can be rendered without a network. */
export function rememberGuests(list: Seen): void {
  seen = list;
}

/** Whether a path is of a guest’s form, which the list that was on screen renders, or of their page, which leads to it. */
export function hasSeenGuest(path: string): boolean {
  const pathsOf = (eventGuestId: number) => [
    at("editGuest", { eventGuestId }),
    at("guest", { eventGuestId }),
  ];
  return seen?.guests.some(({ id }) => pathsOf(id).includes(path)) ?? false;
}

/** A guest of the list that was on screen as their form takes it; null when they were not in it. */
export function seenGuest(eventGuestId: string) {
  const guest = seen?.guests.find(({ id }) => id === Number(eventGuestId));
  return seen && guest ? { guest, categories: [...seen.categories] } : null;
}
