import { OVERVIEW_MOST } from "@jdj/contract/console/person-overview";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../../database/connect.ts";

/** An instant as a JSON of the database has it. */
export const At = z.coerce.date().transform((at) => at.toISOString());

/** How many rows a list reads: one more than it shows. */
export const readRows = sql.raw(String(OVERVIEW_MOST + 1));

type Rows<S extends Record<string, z.ZodType>> = { [K in keyof S]: z.infer<S[K]>[] };

/**
 * The rows of several queries by one statement, so that a page of many short lists costs one way to
 * the database.
 * @param lists each query with the shape of its rows
 */
export async function readLists<const S extends Record<string, z.ZodType>>(
  db: Database,
  lists: { [K in keyof S]: { query: SQL; row: S[K] } },
): Promise<Rows<S>> {
  const fields = Object.entries(lists).map(
    ([name, { query }]) =>
      sql`(select coalesce(json_agg(listed), '[]') from (${query}) as listed) as ${sql.identifier(name)}`,
  );
  const { rows } = await db.execute<Record<string, unknown>>(
    sql`select ${sql.join(fields, sql`, `)}`,
  );
  const shapes = Object.fromEntries(
    Object.entries(lists).map(([name, { row }]) => [name, z.array(row)]),
  );
  return z.object(shapes).parse(rows[0]) as Rows<S>;
}

/** Rows that were read with `readRows`, without the one that only says that there are more. */
export function capped<T>(rows: T[]): { items: T[]; has_more: boolean } {
  return { items: rows.slice(0, OVERVIEW_MOST), has_more: rows.length > OVERVIEW_MOST };
}
