import { at } from "@jdj/contract/paths/addresses";
import type { Category } from "./guest-fields.tsx";
import type { ListedGuest } from "./list/listed-guest.ts";

type Seen = { eventId: number; guests: readonly ListedGuest[]; categories: readonly Category[] };

let seen: Seen | null = null;

/** Remembers the list on screen, from which a guest's form can be drawn without a network. */
export function rememberGuests(list: Seen): void {
  seen = list;
}

/** Whether the form of a path can be drawn from the list that was on screen. */
export function hasSeenGuest(path: string): boolean {
  return seen?.guests.some(({ id }) => at("editGuest", { eventGuestId: id }) === path) ?? false;
}

/** A guest of the list that was on screen as their form takes it; null when they were not in it. */
export function seenGuest(eventGuestId: string | number) {
  const listed = seen?.guests.find(({ id }) => id === Number(eventGuestId));
  if (!seen || !listed) return null;
  const categories = [...seen.categories];
  const hasConfirmed: 0 | 1 = listed.answer === "yes" ? 1 : 0;
  const guest = {
    id: listed.id,
    event_id: seen.eventId,
    guest_id: categories.find(({ name }) => name === listed.category)?.id ?? 0,
    category: listed.category,
    civility: listed.civility,
    last_name: listed.lastName,
    given_names: listed.givenNames,
    email: listed.email || null,
    phone_number_1: bare(listed.phone),
    phone_number_2: bare(listed.secondPhone) || null,
    has_confirmed: hasConfirmed,
    answer: listed.answer,
    companions: listed.companions,
    household: listed.household || null,
    version: listed.version,
  };
  return { guest, categories };
}

/** A number as it is stored, from how it is read. */
function bare(phone: string): string {
  return phone.replace(/\s/g, "");
}
