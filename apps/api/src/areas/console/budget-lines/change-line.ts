import { randomUUID } from "node:crypto";
import { refusal } from "@jdj/contract/call/refusals";
import { and, eq, isNull } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { budgetGroups, budgetLines } from "../../notebook/budget/tables.ts";
import { type Author, changedFields, recordChange } from "../audit/record-change.ts";
import { type OrderedRow, orderRows } from "../order-rows.ts";

/** Adds a line to a category of a template. @returns its number @throws not-found for the category */
export async function addLine(
  { db, now }: RequestContext,
  author: Author,
  line: { groupId: number; content: string; position: number },
): Promise<number> {
  return db.transaction(async (tx) => {
    const [group] = await tx
      .select({ id: budgetGroups.id })
      .from(budgetGroups)
      .where(eq(budgetGroups.id, line.groupId));
    if (!group) throw refusal("not-found");
    const [added] = await tx
      .insert(budgetLines)
      .values({ ...line, code: `staff-${randomUUID()}` })
      .returning({ id: budgetLines.id });
    if (!added) throw new Error("The line was not written");
    const change = { id: added.id, before: null, after: line };
    await recordChange(tx, author, now, { action: "budget-lines.add", ...change });
    return added.id;
  });
}

/**
 * Renames, reorders or archives a line of a template. The amounts of events stay as they are; an
 * archived line is shown to those alone that have amounts for it.
 * @throws not-found; changed-by-another
 */
export async function changeLine(
  { db, now }: RequestContext,
  author: Author,
  change: { id: number; version: number; content: string; position: number; archived: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { id, version, ...after } = change;
    const [line] = await tx
      .select()
      .from(budgetLines)
      .where(and(eq(budgetLines.id, id), isNull(budgetLines.eventId)))
      .for("update");
    if (!line) throw refusal("not-found");
    if (line.version !== version) throw refusal("changed-by-another");
    const { archived, ...texts } = after;
    await tx
      .update(budgetLines)
      .set({
        ...texts,
        archivedAt: archived ? (line.archivedAt ?? now) : null,
        version: version + 1,
      })
      .where(eq(budgetLines.id, id));
    const { content, position, archivedAt } = line;
    const before = { content, position, archived: archivedAt !== null };
    const changed = changedFields(before, after);
    await recordChange(tx, author, now, { action: "budget-lines.update", id, ...changed });
  });
}

/**
 * Puts the template's lines of a category in another order; those of hosts stay after them.
 * @throws not-found for the category; changed-by-another
 */
export async function orderLines(
  { db, now }: RequestContext,
  author: Author,
  groupId: number,
  rows: readonly OrderedRow[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const list = and(eq(budgetLines.groupId, groupId), isNull(budgetLines.eventId));
    const { before, after } = await orderRows(tx, budgetLines, list, rows);
    const change = { before: { order: before }, after: { order: after } };
    await recordChange(tx, author, now, { action: "budget-lines.order", id: groupId, ...change });
  });
}
