import { fillPlaceholders, type Placeholder, type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Database } from "./connect.ts";
import { isTransaction } from "./connect.ts";
import { isStaleStatement } from "./errors.ts";

/** The values of a prepared query, as its builder writes them into the statement. */
export type Values<V> = { readonly [K in keyof V]: Placeholder<K & string, V[K]> };

/** A statement that runs with the values of its placeholders. */
interface Runnable<R> {
  execute(values: Record<string, unknown>): Promise<R>;
}

/** What the query builder makes of a prepared query. */
interface Preparable<R> extends Runnable<R> {
  prepare(name: string): Runnable<R>;
}

const names = new Set<string>();

function claimName(name: string): void {
  if (names.has(name)) throw new Error(`Two prepared queries have the name ${name}`);
  names.add(name);
}

const placeholdersOf = <V extends Record<string, unknown>>() =>
  new Proxy({} as Values<V>, { get: (_, value) => sql.placeholder(String(value)) });

/** Repeats what a connection refused for a statement that it no longer has; the pool has closed that connection. */
async function retryStale<R>(db: Database, ask: () => Promise<R>, again: () => Promise<R>) {
  try {
    return await ask();
  } catch (error) {
    if (!isStaleStatement(error) || isTransaction(db)) throw error;
    return again();
  }
}

/**
 * A query that many requests make. Its statement is built once for the pool and once for each
 * connection in transactions, and PostgreSQL parses and plans it once for each connection, which finds
 * it by its name:
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
  const prepared = new WeakMap<Database["$client"], Runnable<R>>();
  const preparedOn = (db: Database) => {
    const known = prepared.get(db.$client);
    if (known !== undefined) return known;
    const query = build(db, placeholders).prepare(name);
    prepared.set(db.$client, query);
    return query;
  };
  return (db, values) =>
    retryStale(
      db,
      () => preparedOn(db).execute(values),
      () => build(db, placeholders).execute(values),
    );
}

/**
 * Runs a statement written in SQL.
 * @param name the same for the same text; undefined parses it anew
 * @returns its rows, with the types of the driver: bigint as text
 */
export async function runNamed<R extends object>(
  { $client }: Database,
  name: string | undefined,
  text: string,
  values: unknown[],
): Promise<R[]> {
  const { rows } = await $client.query<R>({ ...(name && { name }), text, values });
  return rows;
}

const dialect = new PgDialect({ casing: "snake_case" });

/**
 * A statement whose text is put together anew each time, of few texts in all: PostgreSQL parses and plans
 * each text once for each connection.
 * @param family what the names of its texts begin with
 * @param most texts that get a name, since each name costs every connection memory
 * @returns the name of a text; undefined beyond `most`
 */
export function nameByText(family: string, most: number): (text: string) => string | undefined {
  claimName(family);
  const known = new Map<string, string>();
  return (text) => {
    const name = known.get(text);
    if (name !== undefined || known.size >= most) return name;
    known.set(text, `${family}-${known.size}`);
    return known.get(text);
  };
}

/** Runs a statement that is put together each time under the name of its text (`nameByText`). */
export function runByText<R extends object>(
  db: Database,
  nameOf: (text: string) => string | undefined,
  statement: SQL,
): Promise<R[]> {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  return retryStale(
    db,
    () => runNamed<R>(db, nameOf(text), text, params),
    () => runNamed<R>(db, undefined, text, params),
  );
}

/**
 * A statement written in SQL that many requests make: built once, for transactions too, and parsed
 * and planned once for each connection.
 * @param name one of its own, of 63 characters at most
 */
export function preparedStatement<V extends Record<string, unknown>, R extends object>(
  name: string,
  build: (values: Values<V>) => SQL,
): (db: Database, values: V) => Promise<R[]> {
  claimName(name);
  const query = dialect.sqlToQuery(build(placeholdersOf<V>()));
  return (db, values) => {
    const given = fillPlaceholders(query.params, values);
    return retryStale(
      db,
      () => runNamed<R>(db, name, query.sql, given),
      () => runNamed<R>(db, undefined, query.sql, given),
    );
  };
}
