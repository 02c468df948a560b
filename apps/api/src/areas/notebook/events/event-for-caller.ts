import { type CallerContext, rememberForCaller } from "../../../http/remember-for-caller.ts";
import { findActorWithEvent } from "./find-actor-with-event.ts";
import { type EventWithType, findEvent, listEvents } from "./queries.ts";

/** What somebody who only looks sees of an event: what a reader of a shared notebook does. */
function asSeenBy({ caller }: CallerContext, event: EventWithType): EventWithType {
  return caller.isTour || caller.isView ? { ...event, role: "reader" } : event;
}

const all = rememberForCaller(String, listEvents);

const named = rememberForCaller(
  ({ customerId, eventId }: { customerId: number; eventId: number }) => `${customerId} ${eventId}`,
  (db, { customerId, eventId }) => findEvent(db, customerId, eventId),
);

/** The events of somebody, the current one first; looked up once per request. */
export async function eventsFor(
  context: CallerContext,
  customerId: number,
): Promise<EventWithType[]> {
  const events = await all.find(context, customerId);
  return events.map((event) => asSeenBy(context, event));
}

/** The event that somebody works on, or null; looked up once per request. */
export async function currentEventFor(
  context: CallerContext,
  customerId: number,
): Promise<EventWithType | null> {
  const events = await eventsFor(context, customerId);
  return events.find(({ isCurrent }) => isCurrent) ?? null;
}

/** An event that somebody is a member of, or null; looked up once per request. */
export async function eventFor(
  context: CallerContext,
  customerId: number,
  eventId: number,
): Promise<EventWithType | null> {
  const events = all.known(context, customerId);
  const found =
    events === undefined
      ? await named.find(context, { customerId, eventId })
      : ((await events).find(({ id }) => id === eventId) ?? null);
  return found && asSeenBy(context, found);
}

/**
 * Finds the event that a call names by the statement that finds its caller: the look-ups that follow
 * ask no more. It does nothing where the caller is known already, and refuses nothing.
 */
export function prefetchEvent(
  context: CallerContext & { now: Date },
  eventId: number,
): Promise<void> {
  const { db, caller, now } = context;
  return caller.lookUpActor(async (token) => {
    const { actor, event } = await findActorWithEvent(db, { token, now, eventId });
    const customerId = actor?.customer?.id;
    if (event && customerId !== undefined) named.remember(context, { customerId, eventId }, event);
    return actor;
  });
}
