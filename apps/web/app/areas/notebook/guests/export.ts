import { data } from "react-router";
import { requireOpenNotebook } from "#app/areas/notebook/current-event.ts";
import { apiContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import type { Route } from "./+types/export";

/** The guests of an event as a file to download: `xls` or `csv`. */
export async function loader({ context, params }: Route.LoaderArgs) {
  requireOpenNotebook(context);
  const { eventId, format } = params;
  if (format !== "xls" && format !== "csv") throw data(null, { status: 404 });
  const { guests } = context.get(apiContext).notebook;
  const file = await found(guests.exportGuests({ eventId, format }));
  return new Response(file, {
    headers: {
      "Content-Type": file.type,
      "Content-Disposition": `attachment; filename="${file.name}"`,
      "Cache-Control": "private, no-store",
    },
  });
}
