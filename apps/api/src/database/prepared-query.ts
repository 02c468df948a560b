import { is, type Placeholder, sql } from "drizzle-orm";
import { PgTransaction } from "drizzle-orm/pg-core";
import type { Database } from "./connect.ts";
import { isStaleStatement } from "./errors.ts";

/** The values of a prepared query, as its builder writes them into the statement. */
export type Values<V> = { readonly [K in keyof V]: Placeholder<K & string, V[K]> };

/** What the query builder makes of a prepared query. */
interface Preparable<R> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<R> };
  execute(values: Record<string, unknown>): Promise<R>;
}

const names = new Set<string>();

/**
 * A query that many requests make. Its statement is built once for each pool, and PostgreSQL parses
 * and plans it once for each connection, which finds it by its name:
 *
 *     const guestsOf = preparedQuery("guests-of", (db, { eventId }: Values<{ eventId: number }>) =>
 *       db.select().from(guests).where(eq(guests.eventId, eventId)));
 *     await guestsOf(db, { eventId: 12 });
 *
 * A list is one value: `sql`${guests.id} = any(${ids})``. In a transaction the statement is built
 * again, but named as well.
 * @param name one of its own, of 63 characters at most
 */
export function preparedQuery<V extends Record<string, unknown>, R>(
  name: string,
  build: (db: Database, values: Values<V>) => Preparable<R>,
): (db: Database, values: V) => Promise<R> {
  if (names.has(name)) throw new Error(`Two prepared queries have the name ${name}`);
  names.add(name);
  const placeholders = new Proxy({} as Values<V>, {
    get: (_, value) => sql.placeholder(String(value)),
  });
  const built = new WeakMap<Database, ReturnType<Preparable<R>["prepare"]>>();
  return async (db, values) => {
    let query = built.get(db);
    if (query === undefined) {
      query = build(db, placeholders).prepare(name);
      built.set(db, query);
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
