import { openEvent } from "#app/areas/notebook/open-event.ts";
import { apiContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import type { Route } from "./+types/export";

/** The people of a fabric order as a file to download. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const event = await openEvent(context);
  const { orders } = context.get(apiContext).fabric;
  const file = await found(orders.exportShares({ eventId: event.id, id: params.id }));
  return new Response(file, {
    headers: {
      "Content-Type": file.type,
      "Content-Disposition": `attachment; filename="${file.name}"`,
      "Cache-Control": "private, no-store",
    },
  });
}
