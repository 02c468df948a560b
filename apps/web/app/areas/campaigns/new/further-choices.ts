import { readyForNew } from "@jdj/contract/campaigns/ready-query";
import { eventOfCards } from "#app/areas/campaigns/event-of-cards.ts";
import { apiContext } from "#app/http/context.ts";
import type { Route } from "./+types/further-choices";
import { findCategories } from "./find-choices.ts";

/**
 * All texts, all guests and the sender names of the current event: fetched while the wizard's first step is shown, so
 * that its page stays small.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const event = await eventOfCards(context);
  const api = context.get(apiContext);
  const isForNew = url.searchParams.has(readyForNew);
  const [categories, guests, names, uninvited] = await Promise.all([
    findCategories(api),
    api.notebook.guests.guestsByEvent({ eventId: event.id }),
    api.campaigns.senderNames.list({ eventId: event.id }),
    isForNew ? api.invitations.guestList.uninvitedGuests({ event_id: event.id }) : null,
  ]);
  const senderNames = names.flatMap(({ name, state }) => (state === "approved" ? [name] : []));
  return Response.json(
    { categories, guests, senderNames, ...(uninvited && { uninvited: uninvited.ids }) },
    { headers: { "cache-control": "private, no-store" } },
  );
}
