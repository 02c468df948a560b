import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../../database/connect.ts";

/** Rows deleted by one statement: with all that goes with them, far below the 5 s that one may take. */
export const BATCH_ROWS = 500;

/**
 * Deletes the rows of a table that meet a condition, some hundred at a time, each batch in a
 * transaction of its own: no lock is held for long, and what is deleted stays so when a later
 * batch fails.
 * @returns how many
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
