import { currentEvent, requireOpenNotebook } from "#app/areas/notebook/current-event.ts";
import { apiContext } from "#app/http/context.ts";
import type { Route } from "./+types/guests";

/** The names of the current event's guests, for « Aller à… ». */
export async function loader({ context }: Route.LoaderArgs) {
  requireOpenNotebook(context);
  const event = await currentEvent(context);
  const { guests } = context.get(apiContext).notebook;
  const listed = event ? await guests.guestsByEvent({ eventId: event.id }) : [];
  return Response.json(
    listed.map(({ id, last_name, given_names }) => ({ id, name: `${last_name} ${given_names}` })),
    { headers: { "cache-control": "private, no-store" } },
  );
}
