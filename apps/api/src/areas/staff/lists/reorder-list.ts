import { fieldRefusal } from "@jdj/contract/call/refusals";
import { consoleMessages } from "@jdj/contract/console/messages";
import { PAGE_MAX } from "@jdj/contract/console/resource";
import { count, max, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { StaffContext } from "../../../http/answer.ts";
import { recordChange } from "../audit/record-change.ts";
import { type OrderedRow, type OrderedTable, reorderRows } from "./reorder-rows.ts";

/**
 * Puts the rows of a table, which are one list, in another order.
 * @param resource what the audit log calls the table: `sliders`
 * @throws not-found; changed-meanwhile
 */
export async function reorderList(
  { db, now, author }: Pick<StaffContext, "db" | "now" | "author">,
  resource: string,
  table: OrderedTable,
  rows: readonly OrderedRow[],
): Promise<{ success: true }> {
  await db.transaction(async (tx) => {
    const { before, after } = await reorderRows(tx, table, undefined, rows);
    const change = { id: 0, before: { order: before }, after: { order: after } };
    await recordChange(tx, author, now, { action: `${resource}.order`, ...change });
  });
  return { success: true };
}

/**
 * The position after the last row of a table that is one list. Whoever adds to the same table waits.
 * @throws a field error (422) at `field` when the list is full: an order is saved by one call
 */
export async function nextPosition(
  tx: Database,
  table: OrderedTable,
  field: string,
): Promise<number> {
  await tx.execute(sql`lock table ${table} in share row exclusive mode`);
  const [list] = (await tx.select({ last: max(table.position), all: count() }).from(table)) as [
    { last: number | null; all: number },
  ];
  if (list.all >= PAGE_MAX) throw fieldRefusal({ [field]: [consoleMessages.listFull] });
  return (list.last ?? -1) + 1;
}
