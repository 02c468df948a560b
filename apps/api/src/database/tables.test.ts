import { glob } from "node:fs/promises";
import { join } from "node:path";
import { is, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, it } from "vitest";
import { testApp } from "../testing/app.ts";

const app = testApp();
const source = join(import.meta.dirname, "..");

interface Column {
  table: string;
  name: string;
  type: string;
  isRequired: boolean;
  hasDefault: boolean;
}

/** The columns that the code declares. */
async function declaredColumns(): Promise<Column[]> {
  const columns: Column[] = [];
  for await (const file of glob("**/tables.ts", { cwd: source })) {
    const declared: Record<string, unknown> = await import(join(source, file));
    for (const table of Object.values(declared)) {
      if (!is(table, PgTable)) continue;
      const config = getTableConfig(table);
      for (const column of config.columns)
        columns.push({
          table: config.name,
          name: column.keyAsName ? snakeCase(column.name) : column.name,
          type: column.getSQLType().replace(' COLLATE "C"', ""),
          isRequired: column.notNull,
          hasDefault: column.hasDefault && column.generatedIdentity === undefined,
        });
    }
  }
  return columns;
}

const snakeCase = (name: string) =>
  name.replaceAll(/([A-Z]+|[0-9]+)/g, (part) => `_${part.toLowerCase()}`);

/** The columns that the migrations make. */
async function migratedColumns(): Promise<Column[]> {
  const { rows } = await app.db.execute<Column & Record<string, unknown>>(sql`
    select pg_class.relname as table, attname as name, format_type(atttypid, atttypmod) as type,
      attnotnull as "isRequired", atthasdef and attgenerated = '' as "hasDefault"
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped`);
  return rows;
}

const inOrder = (columns: Column[]) =>
  columns
    .map(({ table, name, type, isRequired, hasDefault }) =>
      [`${table}.${name}`, type, isRequired ? "not null" : "", hasDefault ? "default" : ""].join(
        " ",
      ),
    )
    .sort();

it("the tables of the code are those that the migrations make", async () => {
  const migrated = inOrder(await migratedColumns());
  expect(migrated.length).toBeGreaterThan(1000);
  expect(inOrder(await declaredColumns())).toEqual(migrated);
});
