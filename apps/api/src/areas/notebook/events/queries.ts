import { refusal } from "@jdj/contract/glue/refusals";
import { and, asc, desc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { eventTypes } from "../event-types/tables.ts";
import { events } from "./tables.ts";

/** An event with its type. */
export type EventWithType = typeof events.$inferSelect & { type: typeof eventTypes.$inferSelect };

function selectEvents(db: Database) {
  return db
    .select({ event: events, type: eventTypes })
    .from(events)
    .innerJoin(eventTypes, eq(eventTypes.id, events.eventTypeId));
}

/** The event that a customer has chosen to work on, or null while there is none. */
export async function findCurrentEvent(
  db: Database,
  customerId: number,
): Promise<EventWithType | null> {
  const [row] = await selectEvents(db).where(
    and(eq(events.customerId, customerId), eq(events.isCurrent, true)),
  );
  return row ? { ...row.event, type: row.type } : null;
}

/** One of a customer's own events, or null: another's and a missing one look alike. */
export async function findEvent(
  db: Database,
  customerId: number,
  eventId: number,
): Promise<EventWithType | null> {
  const [row] = await selectEvents(db).where(
    and(eq(events.customerId, customerId), eq(events.id, eventId)),
  );
  return row ? { ...row.event, type: row.type } : null;
}

/**
 * One of a customer's own events.
 * @throws not-found for another's event and a missing one alike
 */
export async function ownEvent(
  db: Database,
  customerId: number,
  eventId: number,
): Promise<EventWithType> {
  const event = await findEvent(db, customerId, eventId);
  if (event === null) throw refusal("not-found");
  return event;
}

/** A customer's events, the current one first, then the newest. */
export async function listEvents(db: Database, customerId: number): Promise<EventWithType[]> {
  const rows = await selectEvents(db)
    .where(eq(events.customerId, customerId))
    .orderBy(desc(events.isCurrent), desc(events.id));
  return rows.map((row) => ({ ...row.event, type: row.type }));
}

/** The types of event, in the order in which they are offered. */
export function listEventTypes(db: Database) {
  return db
    .select({ id: eventTypes.id, name: eventTypes.name })
    .from(eventTypes)
    .orderBy(asc(eventTypes.position), asc(eventTypes.id));
}
