import type pg from "pg";
import { BackupError } from "./manifest.ts";

/** A table of the product, with its writable columns. */
export interface BackedUpTable {
  schema: string;
  name: string;
  columns: string[];
}

/** A quoted SQL identifier. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/**
 * The tables of the product, each after those that its foreign keys refer to. @throws BackupError
 * on a cycle
 */
export async function listTables(client: pg.ClientBase): Promise<BackedUpTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; needs: string[] }>(`
    select c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select array_agg(distinct t.relname::text) from pg_constraint k
        join pg_class t on t.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid), '{}') as needs
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`);
  const ordered: BackedUpTable[] = [];
  const done = new Set<string>();
  for (let left = rows; left.length > 0; ) {
    const ready = left.filter(({ needs }) => needs.every((name) => done.has(name)));
    if (ready.length === 0)
      throw new BackupError(
        `Foreign keys go in a circle: ${left.map(({ name }) => name).join(", ")}`,
      );
    for (const { name, columns } of ready) {
      done.add(name);
      ordered.push({ schema: "public", name, columns });
    }
    left = left.filter(({ name }) => !done.has(name));
  }
  return ordered;
}

/** The writable columns of the queue's table of jobs; none where there is no queue. */
export async function jobColumns(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select attname as name from pg_attribute
    where attrelid = to_regclass('jobs.job') and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`);
  return rows.map(({ name }) => name);
}
