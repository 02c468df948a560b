import type { EventRow } from "@jdj/contract/notebook/event-shape";
import { at } from "@jdj/contract/paths/addresses";
import { type RouterContextProvider, redirect } from "react-router";
import { currentEvent, requireOpenNotebook } from "#app/areas/notebook/current-event.ts";

/** The current event of an open notebook; without any, redirects to the couple's page. */
export async function eventOfCards(context: Readonly<RouterContextProvider>): Promise<EventRow> {
  requireOpenNotebook(context);
  const event = await currentEvent(context);
  if (!event) throw redirect(at("couple"));
  return event;
}
