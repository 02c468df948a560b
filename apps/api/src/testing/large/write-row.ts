import type pg from "pg";

/** A value of each type of the product's columns. */
const values: Readonly<Record<string, string>> = {
  bigint: "1",
  integer: "1",
  "double precision": "1",
  text: "'a'",
  citext: "'a'",
  boolean: "false",
  date: "current_date",
  "timestamp with time zone": "now()",
  uuid: "gen_random_uuid()",
  bytea: "'a'",
  jsonb: "'{}'",
  tsvector: "''",
  "bigint[]": "'{}'",
  "text[]": "'{}'",
};

/**
 * Writes one row to a table, of any values, unless it has one; a superuser's connection is needed,
 * for which foreign keys and triggers are off.
 * @throws when a column has a type without a value here
 */
export async function writeRow(client: pg.Client, table: string): Promise<void> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, null) as type from pg_attribute
    where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and attidentity = '' and attnotnull and not atthasdef`,
    [`public.${table}`],
  );
  const given = rows.map(({ type }) => {
    const value = values[type];
    if (value === undefined) throw new Error(`No value for ${type}, a type of ${table}`);
    return value;
  });
  const names = rows.map(({ name }) => `"${name}"`);
  await client.query(
    `insert into ${table} (${names.join(", ")})
    select ${given.join(", ")} where not exists (select from ${table})`,
  );
}
