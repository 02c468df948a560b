import { currentEvent, requireOpenNotebook } from "#app/areas/notebook/current-event.ts";
import { apiContext } from "#app/http/context.ts";
import type { Route } from "./+types/find-guests";

/** The current event's guests whose name has `?recherche=`, for « Aller à… ». */
export async function loader({ context, url }: Route.LoaderArgs) {
  requireOpenNotebook(context);
  const event = await currentEvent(context);
  const { guests } = context.get(apiContext).notebook;
  const search = (url.searchParams.get("recherche") ?? "").slice(0, 80);
  const found = event ? await guests.searchGuests({ eventId: event.id, search }) : [];
  return Response.json(
    found.map(({ id, last_name, given_names }) => ({ id, name: `${last_name} ${given_names}` })),
    { headers: { "cache-control": "private, no-store" } },
  );
}
