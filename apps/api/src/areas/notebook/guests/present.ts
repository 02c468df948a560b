import type { Guest } from "@jdj/contract/notebook/guests";
import type { GuestWithCategory } from "./queries.ts";

/** A guest as their host sees them. */
export function presentGuest(guest: GuestWithCategory): Guest {
  return {
    id: guest.id,
    event_id: guest.eventId,
    guest_id: guest.categoryId,
    category: guest.category,
    civility: guest.civility,
    last_name: guest.lastName,
    given_names: guest.givenNames,
    email: guest.email,
    phone_number_1: guest.phone1,
    phone_number_2: guest.phone2,
    has_confirmed: guest.answer === "yes" ? 1 : 0,
    answer: guest.answer,
    companions: guest.companions,
    household: guest.household,
    version: guest.version,
  };
}
