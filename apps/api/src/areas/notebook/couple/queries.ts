import { and, asc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { celebratedRoles } from "../event-types/tables.ts";
import type { EventWithType } from "../events/queries.ts";
import { celebratedPersons } from "./tables.ts";

/** A place among the celebrated persons of an event, and the stored data of the person. */
export interface Celebrated {
  role: typeof celebratedRoles.$inferSelect;
  person: typeof celebratedPersons.$inferSelect | null;
}

const selectCelebrated = preparedQuery(
  "celebrated-persons",
  (db, { eventId, eventTypeId }: Values<{ eventId: number; eventTypeId: number }>) =>
    db
      .select({ role: celebratedRoles, person: celebratedPersons })
      .from(celebratedRoles)
      .leftJoin(
        celebratedPersons,
        and(
          eq(celebratedPersons.roleId, celebratedRoles.id),
          eq(celebratedPersons.eventId, eventId),
        ),
      )
      .where(eq(celebratedRoles.eventTypeId, eventTypeId))
      .orderBy(asc(celebratedRoles.position), asc(celebratedRoles.id)),
);

/** The celebrated persons of an event that was proven to be its reader's own, in their order. */
export function listCelebrated(
  db: Database,
  { id, eventTypeId }: Pick<EventWithType, "id" | "eventTypeId">,
): Promise<Celebrated[]> {
  return selectCelebrated(db, { eventId: id, eventTypeId });
}
