import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../../database/connect.ts";

/** Rows deleted by one statement: with their cascades, far below the statement timeout of 5 s. */
export const BATCH_ROWS = 500;

/**
 * Deletes the rows of a table that meet a condition, in batches, each in its own transaction: no
 * lock is held for long, and earlier batches stay deleted when a later one fails.
 * @returns the number of deleted rows
 */
export async function deleteInBatches(
  db: Database,
  table: PgTable,
  condition: SQL | undefined,
  batchRows = BATCH_ROWS,
): Promise<number> {
  if (condition === undefined) throw new Error("A deletion without a condition is refused");
  for (let total = 0; ; ) {
    const { rowCount } = await db.execute(
      sql`delete from ${table} where ctid = any(array(select ctid from ${table} where ${condition} limit ${batchRows}))`,
    );
    total += rowCount ?? 0;
    if ((rowCount ?? 0) < batchRows) return total;
  }
}
