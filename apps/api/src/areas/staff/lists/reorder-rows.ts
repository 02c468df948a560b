import { refusal } from "@jdj/contract/call/refusals";
import { asc, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../../database/connect.ts";

/** A table whose rows staff put in an order. */
export type OrderedTable = PgTable & Record<"id" | "position" | "version", PgColumn>;

/** A row of an order, and the version of it that the editor has seen. */
export interface OrderedRow {
  id: number;
  version: number;
}

/** Whether both hold the same rows in the same versions, in whatever order. */
export function isSameList(stored: readonly OrderedRow[], sent: readonly OrderedRow[]): boolean {
  const versions = new Map(stored.map(({ id, version }) => [id, version]));
  return (
    new Set(sent.map(({ id }) => id)).size === stored.length &&
    sent.length === stored.length &&
    sent.every(({ id, version }) => versions.get(id) === version)
  );
}

/**
 * Puts the rows of a list in the order in which they were sent. A row that moves gets a new version,
 * so that a second editor of the same list is told.
 * @param list which rows of the table are the list, all of which must be sent
 * @returns the numbers of the rows as they stood, and as they stand now
 * @throws not-found for a list without rows; changed-meanwhile when the list has other rows, or one
 * of them another version
 */
export async function reorderRows(
  tx: Database,
  table: OrderedTable,
  list: SQL | undefined,
  sent: readonly OrderedRow[],
): Promise<{ before: number[]; after: number[] }> {
  const stored = (await tx
    .select({ id: table.id, version: table.version })
    .from(table)
    .where(list)
    .orderBy(asc(table.position), asc(table.id))
    .for("update")) as OrderedRow[];
  if (stored.length === 0) throw refusal("not-found");
  if (!isSameList(stored, sent)) throw refusal("changed-meanwhile");
  const before = stored.map(({ id }) => id);
  const after = sent.map(({ id }) => id);
  await tx.execute(sql`
    update ${table} as row set position = sent.position,
      version = row.version + (sent.moved)::int
    from (select id, place - 1 as position, moved
      from unnest(${sql.param(after)}::bigint[],
        ${sql.param(after.map((id, place) => before[place] !== id))}::boolean[])
        with ordinality as t (id, moved, place)) as sent
    where row.id = sent.id`);
  return { before, after };
}
