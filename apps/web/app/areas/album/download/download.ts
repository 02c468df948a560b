import { redirect } from "react-router";
import { openEvent } from "#app/areas/notebook/open-event.ts";
import { apiContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import type { Route } from "./+types/download";

/** Leads to the ZIP of the photos: of the album, or of all. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const event = await openEvent(context);
  const contents = url.searchParams.get("quoi") === "tout" ? "all" : "shown";
  const { collection } = context.get(apiContext).album;
  const { path } = await found(collection.archive({ event_id: event.id, contents }));
  return redirect(path);
}
