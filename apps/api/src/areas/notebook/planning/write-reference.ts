import type { Database } from "../../../database/connect.ts";
import { listTypesWithTemplates } from "../event-types/queries.ts";
import { planningGroups, planningTasks } from "./tables.ts";

/** Adds the plannings' groups and tasks where they are missing; what staff renamed stays renamed. */
export async function writePlanningReference(db: Database): Promise<void> {
  const types = await listTypesWithTemplates(db);
  await db
    .insert(planningGroups)
    .values(
      types.flatMap(({ eventTypeId, template }) =>
        template.planning.map(({ code, content, drawing }, position) => ({
          eventTypeId,
          code,
          content,
          drawing,
          position,
        })),
      ),
    )
    .onConflictDoNothing();
  const groups = await db.select().from(planningGroups);
  const rows = types.flatMap(({ eventTypeId, template }) =>
    template.planning.flatMap(({ code, tasks }) =>
      groups
        .filter((group) => group.eventTypeId === eventTypeId && group.code === code)
        .flatMap(({ id: groupId }) =>
          tasks.map(([taskCode, content, startOffsetDays, endOffsetDays], position) => ({
            groupId,
            code: taskCode,
            content,
            startOffsetDays,
            endOffsetDays,
            position,
          })),
        ),
    ),
  );
  await db.insert(planningTasks).values(rows).onConflictDoNothing();
}
