import type { ListedGuest } from "@jdj/contract/invitations/guest-list";
import { openEvent } from "#app/areas/notebook/open-event.ts";
import { apiContext } from "#app/http/context.ts";
import { packRows } from "#app/http/packed-rows.ts";
import type { Route } from "./+types/guests-to-print";
import { findListedGuests } from "./find-listed-guests.ts";

/** All guests that match the filter of an address, for a print of a list of several pages. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const event = await openEvent(context);
  const api = context.get(apiContext);
  const all = new Map<number, ListedGuest>();
  const params = new URLSearchParams(url.searchParams);
  for (let page = 1, last = 1; page <= last; page += 1) {
    params.set("page", String(page));
    const { guests, paged } = await findListedGuests(api, event.id, params);
    for (const guest of guests) all.set(guest.id, guest);
    last = paged?.lastPage ?? 1;
  }
  return new Response(packRows([...all.values()]), {
    headers: { "Content-Type": "application/json", "Cache-Control": "private, no-store" },
  });
}
