import { and, asc, eq, isNotNull, isNull, or } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import type { EventWithType } from "../events/queries.ts";
import type { EventCeremony } from "./ceremony.ts";
import { ceremonies, eventCeremonies } from "./tables.ts";

const selectCeremonies = preparedQuery(
  "ceremonies",
  (db, { eventId, eventTypeId }: Values<{ eventId: number; eventTypeId: number }>) =>
    db
      .select({ ceremony: ceremonies, held: eventCeremonies })
      .from(ceremonies)
      .leftJoin(
        eventCeremonies,
        and(eq(eventCeremonies.ceremonyId, ceremonies.id), eq(eventCeremonies.eventId, eventId)),
      )
      .where(
        and(
          eq(ceremonies.eventTypeId, eventTypeId),
          or(isNull(ceremonies.archivedAt), isNotNull(eventCeremonies.id)),
        ),
      )
      .orderBy(asc(ceremonies.position), asc(ceremonies.id)),
);

/**
 * The ceremonies of an event that was proven to be its reader's own, in their order. One that staff
 * archived is among them where the event saved something of it.
 */
export function listCeremonies(
  db: Database,
  { id, eventTypeId }: Pick<EventWithType, "id" | "eventTypeId">,
): Promise<EventCeremony[]> {
  return selectCeremonies(db, { eventId: id, eventTypeId });
}
