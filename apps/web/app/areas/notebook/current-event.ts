import type { EventRow } from "@jdj/contract/notebook/event-shape";
import { data, type RouterContextProvider } from "react-router";
import { apiContext } from "#app/http/context.ts";
import { requireUser } from "#app/http/signed-in.ts";

const asked = new WeakMap<object, Promise<EventRow | null>>();

/** The current event of the signed-in customer, or null before their first; asked once per request. */
export function currentEvent(context: Readonly<RouterContextProvider>): Promise<EventRow | null> {
  const { customerId } = requireUser(context);
  if (customerId === null) return Promise.resolve(null);
  const known = asked.get(context);
  if (known) return known;
  const answer = context
    .get(apiContext)
    .notebook.events.eventsByCustomer({ customerId })
    .then((events) => events.find(({ select }) => select === 1) ?? null);
  asked.set(context, answer);
  return answer;
}

/** The error that a notebook page throws while the gate refuses the user: the shell shows the gate. */
export const gateClosed = "gate";

/**
 * First line of every notebook page's loader: requires a signed-in user with an open notebook (verified, with a
 * birth date). Otherwise the shell shows the gate; the API refuses as well.
 */
export function requireOpenNotebook(context: Readonly<RouterContextProvider>): void {
  const { verified, hasBirthDate } = requireUser(context);
  if (!verified || !hasBirthDate) throw data(gateClosed, { status: 403 });
}
