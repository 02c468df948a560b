import type { EventRow } from "@jdj/contract/notebook/event-shape";
import { at } from "@jdj/contract/paths/addresses";
import { data, type RouterContextProvider, redirect } from "react-router";
import { currentEvent, requireOpenNotebook } from "#app/areas/notebook/current-event.ts";
import { accessEnded } from "#app/http/access-ended.ts";
import { requireUser } from "#app/http/signed-in.ts";

/**
 * The current event of an open notebook; without any, redirects to the couple's page. Whoever lost access
 * to the event on which they worked is told first, so that nothing is sent from another.
 */
export async function eventOfCards(context: Readonly<RouterContextProvider>): Promise<EventRow> {
  requireOpenNotebook(context);
  if (requireUser(context).endedEvent !== null) throw data(accessEnded, { status: 403 });
  const event = await currentEvent(context);
  if (!event) throw redirect(at("couple"));
  return event;
}
