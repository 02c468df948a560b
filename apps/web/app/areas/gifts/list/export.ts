import { openEvent } from "#app/areas/notebook/open-event.ts";
import { apiContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import type { Route } from "./+types/export";

/** The givers of the current event's gift list as a file to download. */
export async function loader({ context }: Route.LoaderArgs) {
  const event = await openEvent(context);
  const file = await found(context.get(apiContext).gifts.lists.exportGifts({ eventId: event.id }));
  return new Response(file, {
    headers: {
      "Content-Type": file.type,
      "Content-Disposition": `attachment; filename="${file.name}"`,
      "Cache-Control": "private, no-store",
    },
  });
}
