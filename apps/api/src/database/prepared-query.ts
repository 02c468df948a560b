import { is, type Placeholder, type SQL, sql } from "drizzle-orm";
import { PgDialect, PgTransaction } from "drizzle-orm/pg-core";
import type { Database } from "./connect.ts";
import { isStaleStatement } from "./errors.ts";
import { rowMapper } from "./row-mapper.ts";

/** The values of a prepared query, as its builder writes them into the statement. */
export type Values<V> = { readonly [K in keyof V]: Placeholder<K & string, V[K]> };

/** A statement that runs with the values of its placeholders. */
interface Runnable<R> {
  execute(values: Record<string, unknown>): Promise<R>;
}

/** A table that a query joins, by its name in the query. */
interface Join {
  joinType: string;
  alias: string | undefined;
}

/** What the query builder makes of a prepared query. */
interface Preparable<R> extends Runnable<R> {
  prepare(name: string): Runnable<R>;
  getSQL(): SQL;
  _?: { config?: { fields: Readonly<Record<string, unknown>>; joins?: readonly Join[] } };
}

const names = new Set<string>();

function claimName(name: string): void {
  if (names.has(name)) throw new Error(`Two prepared queries have the name ${name}`);
  names.add(name);
}

const placeholdersOf = <V extends Record<string, unknown>>() =>
  new Proxy({} as Values<V>, { get: (_, value) => sql.placeholder(String(value)) });

const dialect = new PgDialect({ casing: "snake_case" });

/**
 * A query that many requests make. Its statement is built once, and PostgreSQL parses and plans it
 * once for each connection, which finds it by its name:
 *
 *     const guestsOf = preparedQuery("guests-of", (db, { eventId }: Values<{ eventId: number }>) =>
 *       db.select().from(guests).where(eq(guests.eventId, eventId)));
 *     await guestsOf(db, { eventId: 12 });
 *
 * A list is one value: `sql`${guests.id} = any(${ids})``.
 * @param name one of its own, of 63 characters at most
 */
export function preparedQuery<V extends Record<string, unknown>, R>(
  name: string,
  build: (db: Database, values: Values<V>) => Preparable<R>,
): (db: Database, values: V) => Promise<R> {
  claimName(name);
  const placeholders = placeholdersOf<V>();
  let statement: ReturnType<typeof statementOf<R>> | undefined;
  const prepared = new WeakMap<Database, Runnable<R>>();
  return async (db, values) => {
    let query = prepared.get(db);
    if (query === undefined) {
      statement ??= statementOf(build(db, placeholders));
      query = statement.prepare(db, name) ?? build(db, placeholders).prepare(name);
      prepared.set(db, query);
    }
    try {
      return await query.execute(values);
    } catch (error) {
      // The pool has closed that connection; the same statement without a name succeeds on any other.
      if (!isStaleStatement(error) || is(db, PgTransaction)) throw error;
      return build(db, placeholders).execute(values);
    }
  };
}

function mapperOf<R>({ _: selected }: Preparable<R>): ((rows: unknown[][]) => R) | null {
  const { fields, joins = [] } = selected?.config ?? {};
  const outer = joins.filter(({ joinType }) => joinType !== "inner" && joinType !== "cross");
  // After a right or full join the rows of all other tables may be missing.
  if (fields === undefined || outer.some(({ joinType }) => joinType !== "left")) return null;
  return rowMapper<R>(fields, new Set(outer.flatMap(({ alias }) => alias ?? [])));
}

/** The text of a query and the mapping of its rows, which are the same on every connection. */
function statementOf<R>(built: Preparable<R>) {
  const toRows = mapperOf<R>(built);
  const text = dialect.sqlToQuery(built.getSQL());
  type Rows = { execute: R; all: unknown; values: unknown };
  return {
    /** The statement on a pool or a transaction; null where the query builder maps the rows. */
    prepare: (db: Database, name: string): Runnable<R> | null =>
      toRows && db._.session.prepareQuery<Rows>(text, undefined, name, true, toRows),
  };
}

/**
 * Runs a statement written in SQL.
 * @param name the same for the same text; undefined parses it anew
 * @returns its rows, with the types of the driver: bigint as text
 */
export async function runNamed<R>(
  db: Database,
  name: string | undefined,
  text: { sql: string; params: unknown[] },
  values: Record<string, unknown> = {},
): Promise<R[]> {
  type Rows = { execute: { rows: R[] }; all: unknown; values: unknown };
  const query = db._.session.prepareQuery<Rows>(text, undefined, name, false);
  const { rows } = await query.execute(values);
  return rows;
}

/**
 * A statement written in SQL that many requests make: built once, for transactions too, and parsed
 * and planned once for each connection.
 * @param name one of its own, of 63 characters at most
 */
export function preparedStatement<V extends Record<string, unknown>, R>(
  name: string,
  build: (values: Values<V>) => SQL,
): (db: Database, values: V) => Promise<R[]> {
  claimName(name);
  const query = dialect.sqlToQuery(build(placeholdersOf<V>()));
  return async (db, values) => {
    try {
      return await runNamed<R>(db, name, query, values);
    } catch (error) {
      if (!isStaleStatement(error) || is(db, PgTransaction)) throw error;
      return runNamed<R>(db, undefined, query, values);
    }
  };
}
