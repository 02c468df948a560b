import type { Client } from "@jdj/contract/client";
import { civilityLabel } from "@jdj/contract/notebook/civility";
import type { ChoosableGuest } from "./draft.ts";

/** The guests of an event, sorted by name. */
export async function findGuests({ notebook }: Client, eventId: number): Promise<ChoosableGuest[]> {
  const guests = await notebook.guests.guestsByEvent({ eventId });
  const order = new Intl.Collator("fr");
  return guests
    .map((guest) => ({
      id: guest.id,
      categoryId: guest.guest_id,
      civility: civilityLabel(guest.civility),
      lastName: guest.last_name,
      givenNames: guest.given_names,
      email: guest.email,
      phone: guest.phone_number_1,
      phone2: guest.phone_number_2,
    }))
    .sort(
      (one, other) =>
        order.compare(one.lastName, other.lastName) ||
        order.compare(one.givenNames, other.givenNames),
    );
}
