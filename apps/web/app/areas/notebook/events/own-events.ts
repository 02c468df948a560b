import type { RouterContextProvider } from "react-router";
import { apiContext } from "#app/http/context.ts";
import { requireUser } from "#app/http/signed-in.ts";

/** The events of the signed-in customer, the current one first, and the types that one may have. */
export async function ownEvents(context: Readonly<RouterContextProvider>) {
  const { customerId } = requireUser(context);
  const { events } = context.get(apiContext).notebook;
  const [{ data: types }, list] = await Promise.all([
    events.eventTypes(),
    customerId === null ? [] : events.eventsByCustomer({ customerId }),
  ]);
  return { types, events: list.toSorted((a, b) => b.select - a.select) };
}

/** The events that the signed-in customer archived, and the deleted ones that they may restore. */
export async function removedEvents(context: Readonly<RouterContextProvider>) {
  const { customerId } = requireUser(context);
  if (customerId === null) return { archived: [], deleted: [] };
  return context.get(apiContext).notebook.events.removedEvents();
}
