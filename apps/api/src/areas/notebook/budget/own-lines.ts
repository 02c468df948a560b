import { eq, inArray, sql } from "drizzle-orm";
import type { OwnLineStore } from "../own-lines/save-own-lines.ts";
import { budgetGroups, budgetLines, eventBudgetLines } from "./tables.ts";

/** The budget lines that the hosts of an event add themselves. */
export const budgetLinesStore: OwnLineStore = {
  list: (tx, event) =>
    tx
      .select({ id: budgetLines.id, version: budgetLines.version })
      .from(budgetLines)
      .where(eq(budgetLines.eventId, event.id)),
  listGroups: async (tx, event) =>
    (
      await tx
        .select({ id: budgetGroups.id })
        .from(budgetGroups)
        .where(eq(budgetGroups.eventTypeId, event.eventTypeId))
    ).map(({ id }) => id),
  add: (tx, event, lines) =>
    tx.insert(budgetLines).values(
      lines.map(({ name: content, groupId, code, position }) => ({
        content,
        groupId: groupId ?? 0,
        code,
        position,
        eventId: event.id,
      })),
    ),
  rename: (tx, id, content) =>
    tx
      .update(budgetLines)
      .set({ content, version: sql`${budgetLines.version} + 1` })
      .where(eq(budgetLines.id, id)),
  remove: async (tx, ids) => {
    await tx.delete(eventBudgetLines).where(inArray(eventBudgetLines.lineId, [...ids]));
    await tx.delete(budgetLines).where(inArray(budgetLines.id, [...ids]));
    return [];
  },
};
