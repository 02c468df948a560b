import type pg from "pg";
import { writeRow } from "../large/write-row.ts";
import type { PlanNode, Tables } from "./check-plan.ts";
import type { Statement } from "./record-statements.ts";

/** The plan of a statement; null for one that has none, such as `begin`. */
export async function explain(
  client: pg.Client,
  { text, values }: Statement,
): Promise<PlanNode | null> {
  if (!/^\s*(select|with|insert|update|delete)\b/i.test(text)) return null;
  const { rows } = await client.query(`explain (format json) ${text}`, values);
  return rows[0]["QUERY PLAN"][0].Plan;
}

/** The names of the product's tables. */
export async function tableNames(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(
    `select relname from pg_class where relkind = 'r'
      and relnamespace = 'public'::regnamespace order by 1`,
  );
  return rows.map(({ relname }) => relname);
}

/** The rows with the same key, such as the guests of an event, in a pretended table. */
const ROWS_PER_KEY = 50;

/**
 * Lets PostgreSQL plan as if every large table had that many rows, until the end of the transaction:
 * nothing is known of their values but how many have the same key, and a table is read whole only
 * where no index serves. A table without a row gets one: it would be planned as empty.
 */
export async function pretendRows(
  client: pg.Client,
  rows: number,
  isLarge: (table: string) => boolean,
): Promise<void> {
  const large = (await tableNames(client)).filter(isLarge);
  await client.query("set local session_replication_role = replica");
  // A written row has any values: no check of the table has a say until the transaction ends.
  await client.query(`do $$
    declare one record;
    begin
      for one in select conrelid::regclass as owner, conname from pg_constraint
        where contype = 'c' and connamespace = 'public'::regnamespace and conrelid <> 0 loop
        execute format('alter table %s drop constraint %I', one.owner, one.conname);
      end loop;
    end $$`);
  for (const table of large) await writeRow(client, table);
  await client.query(
    `delete from pg_statistic where starelid in (
      select oid from pg_class where relnamespace = 'public'::regnamespace and relname = any($1))`,
    [large],
  );
  await client.query(
    `insert into pg_statistic (starelid, staattnum, stainherit, stanullfrac, stawidth, stadistinct,
      stakind1, stakind2, stakind3, stakind4, stakind5, staop1, staop2, staop3, staop4, staop5,
      stacoll1, stacoll2, stacoll3, stacoll4, stacoll5)
    select distinct attrelid, attnum, false, 0, 8, $1::real,
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
    from pg_attribute join pg_class on pg_class.oid = attrelid join pg_index on indrelid = attrelid
    where relnamespace = 'public'::regnamespace and relname = any($2) and attnum = indkey[0]
      and attname not in ('state', 'status', 'role')`,
    [-1 / ROWS_PER_KEY, large],
  );
  await client.query("set local enable_seqscan = off");
  await client.query(
    `update pg_class set reltuples = $1, relpages = pg_relation_size(oid) / 8192
      where relnamespace = 'public'::regnamespace and relname = any($2) and relkind = 'r'`,
    [rows, large],
  );
}

/** What a check of plans must know of the database. */
export async function readTables(
  client: pg.Client,
  isLarge: (table: string) => boolean,
): Promise<Tables> {
  const { rows } = await client.query(
    "select indexrelid::regclass::text as name from pg_index where indpred is not null",
  );
  const partial = new Set(rows.map(({ name }) => name));
  return { isLarge, isPartial: (index) => partial.has(index) };
}
