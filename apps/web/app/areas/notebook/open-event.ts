import type { EventRow } from "@jdj/contract/notebook/event-shape";
import { at } from "@jdj/contract/paths/addresses";
import { type RouterContextProvider, redirect } from "react-router";
import { currentEvent, requireOpenNotebook } from "./current-event.ts";

/**
 * The current event of a user with an open notebook: the first line of a notebook page's loader.
 * Without any, redirects to the list of events.
 */
export async function openEvent(context: Readonly<RouterContextProvider>): Promise<EventRow> {
  requireOpenNotebook(context);
  const event = await currentEvent(context);
  if (!event) throw redirect(at("events"));
  return event;
}
