import { and, asc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { EventWithType } from "../events/queries.ts";
import type { EventCeremony } from "./ceremony.ts";
import { ceremonies, eventCeremonies } from "./tables.ts";

/** The ceremonies of an event that was proven to be its reader's own, in their order. */
export function listCeremonies(
  db: Database,
  event: Pick<EventWithType, "id" | "eventTypeId">,
): Promise<EventCeremony[]> {
  return db
    .select({ ceremony: ceremonies, held: eventCeremonies })
    .from(ceremonies)
    .leftJoin(
      eventCeremonies,
      and(eq(eventCeremonies.ceremonyId, ceremonies.id), eq(eventCeremonies.eventId, event.id)),
    )
    .where(eq(ceremonies.eventTypeId, event.eventTypeId))
    .orderBy(asc(ceremonies.position), asc(ceremonies.id));
}
