import { and, asc, eq, isNotNull, isNull, or } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import type { EventWithType } from "../events/queries.ts";
import { events } from "../events/tables.ts";
import { eventTasks, planningFeeds, planningGroups, planningTasks } from "./tables.ts";

/** A task of an event with its group, and what was saved of it. */
export interface PlanningRow {
  group: typeof planningGroups.$inferSelect;
  task: typeof planningTasks.$inferSelect;
  saved: typeof eventTasks.$inferSelect | null;
}

const selectPlanning = preparedQuery(
  "planning",
  (db, { eventId, eventTypeId }: Values<{ eventId: number; eventTypeId: number }>) =>
    db
      .select({ group: planningGroups, task: planningTasks, saved: eventTasks })
      .from(planningTasks)
      .innerJoin(planningGroups, eq(planningGroups.id, planningTasks.groupId))
      .leftJoin(
        eventTasks,
        and(eq(eventTasks.taskId, planningTasks.id), eq(eventTasks.eventId, eventId)),
      )
      .where(
        and(
          eq(planningGroups.eventTypeId, eventTypeId),
          or(isNull(planningTasks.eventId), eq(planningTasks.eventId, eventId)),
          or(
            and(isNull(planningTasks.archivedAt), isNull(planningGroups.archivedAt)),
            isNotNull(eventTasks.id),
            isNotNull(planningTasks.eventId),
          ),
        ),
      )
      .orderBy(
        asc(planningGroups.position),
        asc(planningGroups.id),
        asc(planningTasks.position),
        asc(planningTasks.id),
      ),
);

/**
 * The planning of an event that was proven to be its reader's own, in its order. What staff archived
 * is in it where the event saved something of it.
 */
export function listPlanning(
  db: Database,
  { id, eventTypeId }: Pick<EventWithType, "id" | "eventTypeId">,
): Promise<PlanningRow[]> {
  return selectPlanning(db, { eventId: id, eventTypeId });
}

/** The event whose planning a secret opens, or null. */
export async function findEventBySecret(
  db: Database,
  secret: string,
): Promise<typeof events.$inferSelect | null> {
  const [row] = await db
    .select({ event: events })
    .from(planningFeeds)
    .innerJoin(events, eq(events.id, planningFeeds.eventId))
    .where(and(eq(planningFeeds.secret, secret), isNull(events.deletedAt)));
  return row?.event ?? null;
}
