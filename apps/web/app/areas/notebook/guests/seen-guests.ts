import type { Guest } from "@jdj/contract/notebook/guests";
import { at } from "@jdj/contract/paths/addresses";
import type { Category } from "./guest-fields.tsx";

type Seen = { guests: readonly Guest[]; categories: readonly Category[] };

let seen: Seen | null = null;

/** Remembers the list on screen, so that a guest's form can be rendered without a network. */
export function rememberGuests(list: Seen): void {
  seen = list;
}

/** Whether the form of a path can be rendered from the list that was on screen. */
export function hasSeenGuest(path: string): boolean {
  return seen?.guests.some(({ id }) => at("editGuest", { eventGuestId: id }) === path) ?? false;
}

/** A guest of the list that was on screen as their form takes it; null when they were not in it. */
export function seenGuest(eventGuestId: string) {
  const guest = seen?.guests.find(({ id }) => id === Number(eventGuestId));
  return seen && guest ? { guest, categories: [...seen.categories] } : null;
}
