import type { EventRow } from "@jdj/contract/notebook/event-shape";
import { data, type RouterContextProvider } from "react-router";
import { currentEvent, requireOpenNotebook } from "./current-event.ts";

/** The current event of a user with an open notebook: the first line of a notebook page's loader. */
export async function openEvent(context: Readonly<RouterContextProvider>): Promise<EventRow> {
  requireOpenNotebook(context);
  const event = await currentEvent(context);
  if (!event) throw data(null, { status: 404 });
  return event;
}
