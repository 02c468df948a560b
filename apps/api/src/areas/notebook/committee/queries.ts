import { and, asc, eq, isNotNull, isNull, or } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import type { EventWithType } from "../events/queries.ts";
import { committeeMembers, committeeRoles } from "./tables.ts";

/** A place of an event's committee, and who takes it. */
export interface CommitteePlace {
  role: typeof committeeRoles.$inferSelect;
  member: typeof committeeMembers.$inferSelect | null;
}

type EventValues = Values<{ eventId: number; eventTypeId: number }>;

const selectCommittee = preparedQuery("committee", (db, { eventId, eventTypeId }: EventValues) =>
  db
    .select({ role: committeeRoles, member: committeeMembers })
    .from(committeeRoles)
    .leftJoin(
      committeeMembers,
      and(eq(committeeMembers.roleId, committeeRoles.id), eq(committeeMembers.eventId, eventId)),
    )
    .where(
      and(
        eq(committeeRoles.eventTypeId, eventTypeId),
        or(isNull(committeeRoles.eventId), eq(committeeRoles.eventId, eventId)),
        or(isNull(committeeRoles.archivedAt), isNotNull(committeeMembers.id)),
      ),
    )
    .orderBy(asc(committeeRoles.position), asc(committeeRoles.id)),
);

/**
 * The committee of an event that was proven to be its reader's own, in its order. A place that staff
 * archived is in it while somebody has it.
 */
export function listCommittee(
  db: Database,
  { id, eventTypeId }: Pick<EventWithType, "id" | "eventTypeId">,
): Promise<CommitteePlace[]> {
  return selectCommittee(db, { eventId: id, eventTypeId });
}
