import { apiContext } from "../../../context.ts";
import { eventOfCards } from "../event-of-cards.ts";
import type { Route } from "./+types/guests";
import { findGuests } from "./find-guests.ts";

/** The guests of the current event: fetched behind the wizard's first step, whose page stays small. */
export async function loader({ context }: Route.LoaderArgs) {
  const event = await eventOfCards(context);
  return Response.json(await findGuests(context.get(apiContext), event.id), {
    headers: { "cache-control": "private, no-store" },
  });
}
