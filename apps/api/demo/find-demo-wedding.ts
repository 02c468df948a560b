import { asc, eq } from "drizzle-orm";
import { events } from "../src/areas/notebook/events/tables.ts";
import { demonstrationEvents } from "../src/areas/tour/tables.ts";
import type { Database } from "../src/database/connect.ts";

/** The wedding of the demonstration's couple; null while it is not written. */
export async function findDemoWedding(db: Database) {
  const [event] = await db
    .select({ id: events.id, eventTypeId: events.eventTypeId })
    .from(demonstrationEvents)
    .innerJoin(events, eq(events.id, demonstrationEvents.eventId))
    .orderBy(asc(events.id))
    .limit(1);
  return event ?? null;
}
