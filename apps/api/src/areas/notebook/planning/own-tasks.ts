import { eq, inArray, sql } from "drizzle-orm";
import type { OwnLineStore } from "../own-lines/save-own-lines.ts";
import { eventTasks, planningGroups, planningTasks } from "./tables.ts";

/** The tasks that the hosts of an event add themselves. */
export const planningTasksStore: OwnLineStore = {
  list: (tx, event) =>
    tx
      .select({ id: planningTasks.id, version: planningTasks.version })
      .from(planningTasks)
      .where(eq(planningTasks.eventId, event.id)),
  listGroups: async (tx, event) =>
    (
      await tx
        .select({ id: planningGroups.id })
        .from(planningGroups)
        .where(eq(planningGroups.eventTypeId, event.eventTypeId))
    ).map(({ id }) => id),
  add: async (tx, event, lines, now) => {
    const tasks = await tx
      .insert(planningTasks)
      .values(
        lines.map(({ name: content, groupId, code, position }) => ({
          content,
          groupId: groupId ?? 0,
          code,
          position,
          startOffsetDays: 0,
          endOffsetDays: 0,
          eventId: event.id,
        })),
      )
      .returning({ id: planningTasks.id, code: planningTasks.code });
    // A task has no proposed day: the hosts chose one, or none.
    await tx.insert(eventTasks).values(
      tasks.map(({ id: taskId, code }) => ({
        eventId: event.id,
        taskId,
        startDate: null,
        endDate: lines.find((line) => line.code === code)?.endDate ?? null,
        isDone: false,
        createdAt: now,
      })),
    );
  },
  rename: (tx, id, content) =>
    tx
      .update(planningTasks)
      .set({ content, version: sql`${planningTasks.version} + 1` })
      .where(eq(planningTasks.id, id)),
  remove: async (tx, ids) => {
    await tx.delete(eventTasks).where(inArray(eventTasks.taskId, [...ids]));
    await tx.delete(planningTasks).where(inArray(planningTasks.id, [...ids]));
    return [];
  },
};
