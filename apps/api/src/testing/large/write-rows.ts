import type pg from "pg";

/** A value of each type of the product's columns, different for each row `n` where the type allows. */
const values: Readonly<Record<string, string>> = {
  bigint: "n",
  integer: "1",
  text: "'a' || n",
  citext: "'a' || n || '@exemple.test'",
  boolean: "false",
  date: "current_date",
  "timestamp with time zone": "now()",
  uuid: "gen_random_uuid()",
  jsonb: "'{}'",
};

/**
 * Writes many rows to a table whose columns the code may not know, of any values but the given ones.
 * A superuser's connection is needed, on which `session_replication_role` is `replica`: foreign keys
 * and triggers are off, checks are not.
 * @param given expressions of SQL by column, in which `n` is the number of the row, from 1 on
 * @throws when a required column has a type without a value here
 */
export async function writeRows(
  client: pg.Client,
  table: string,
  count: number,
  given: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { rows } = await client.query<{ name: string; type: string; required: boolean }>(
    `select attname as name, format_type(atttypid, null) as type,
      attidentity = '' and attnotnull and not atthasdef as required
    from pg_attribute
    where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [`public.${table}`],
  );
  const columns = rows.filter(({ name, required }) => required || name in given);
  const expressions = columns.map(({ name, type }) => {
    const value = given[name] ?? values[type];
    if (value === undefined) throw new Error(`No value for ${table}.${name}, of type ${type}`);
    return value;
  });
  const names = columns.map(({ name }) => `"${name}"`);
  await client.query(
    `insert into ${table} (${names.join(", ")}) overriding system value
    select ${expressions.join(", ")} from generate_series(1, ${count}) as n`,
  );
}
