import type { Client } from "@jdj/contract/client";
import { GUESTS_PER_PAGE } from "@jdj/contract/invitations/guest-list";
import { found } from "#app/http/found.ts";
import { pageFrom } from "#app/http/page-from.ts";
import { everyGuest } from "./filter-guests.ts";
import { filterFrom, listAddress } from "./list-address.ts";
import { sumOf } from "./tallies.ts";

/**
 * The guests for the list at an address. A list of one page comes whole, since its page filters it;
 * of a longer one, a page of those that match the filter.
 */
export async function findListedGuests(
  { invitations }: Client,
  event_id: number,
  params: URLSearchParams,
) {
  const filter = filterFrom(params);
  const { text, category, state, order } = filter;
  const first = await found(
    invitations.guestList.guestPage({
      event_id,
      ...(category === null ? {} : { guest_id: category }),
      ...(state === null ? {} : { state }),
      ...(text === "" ? {} : { search: text }),
      order,
      page: pageFrom(params),
    }),
  );
  const { tallies, requests } = first;
  const total = sumOf(tallies).guests;
  if (total > GUESTS_PER_PAGE) {
    const { page, last_page: lastPage, matching } = first;
    return { filter, tallies, requests, guests: first.guests, paged: { page, lastPage, matching } };
  }
  const isWhole = listAddress(filter) === listAddress(everyGuest);
  const { guests } = isWhole ? first : await found(invitations.guestList.guestPage({ event_id }));
  return { filter, tallies, requests, guests, paged: null };
}
