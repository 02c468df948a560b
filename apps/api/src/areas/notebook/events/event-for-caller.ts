import { type CallerContext, rememberForCaller } from "../../../http/remember-for-caller.ts";
import { type EventWithType, findEvent, listEvents } from "./queries.ts";

const all = rememberForCaller(String, listEvents);

const named = rememberForCaller(
  ({ customerId, eventId }: { customerId: number; eventId: number }) => `${customerId} ${eventId}`,
  (db, { customerId, eventId }) => findEvent(db, customerId, eventId),
);

/** The events of somebody, the current one first; looked up once per request. */
export function eventsFor(context: CallerContext, customerId: number): Promise<EventWithType[]> {
  return all.find(context, customerId);
}

/** The event that somebody works on, or null; looked up once per request. */
export async function currentEventFor(
  context: CallerContext,
  customerId: number,
): Promise<EventWithType | null> {
  const events = await all.find(context, customerId);
  return events.find(({ isCurrent }) => isCurrent) ?? null;
}

/** An event that somebody is a member of, or null; looked up once per request. */
export async function eventFor(
  context: CallerContext,
  customerId: number,
  eventId: number,
): Promise<EventWithType | null> {
  const events = all.known(context, customerId);
  if (events === undefined) return named.find(context, { customerId, eventId });
  return (await events).find(({ id }) => id === eventId) ?? null;
}
