import type { EventRow } from "@jdj/contract/notebook/event-shape";
import { type RouterContextProvider, redirect } from "react-router";
import { at } from "../../addresses.ts";
import { currentEvent, requireOpenNotebook } from "../notebook/current-event.ts";

/** The event whose cards are shown, the notebook being open; without any, the couple's page comes first. */
export async function eventOfCards(context: Readonly<RouterContextProvider>): Promise<EventRow> {
  requireOpenNotebook(context);
  const event = await currentEvent(context);
  if (!event) throw redirect(at("couple"));
  return event;
}
