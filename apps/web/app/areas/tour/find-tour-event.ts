import type { TourEvent } from "@jdj/contract/tour/tour";
import { data, type RouterContextProvider } from "react-router";
import { apiContext } from "#app/http/context.ts";

const asked = new WeakMap<object, Promise<TourEvent | null>>();

/** The event that the tour shows, asked once per request; a 404 where no demonstration is loaded. */
export async function tourEvent(context: Readonly<RouterContextProvider>): Promise<TourEvent> {
  const answer =
    asked.get(context) ??
    context
      .get(apiContext)
      .tour.event()
      .then(({ event }) => event);
  asked.set(context, answer);
  const event = await answer;
  if (event === null) throw data(null, { status: 404 });
  return event;
}
