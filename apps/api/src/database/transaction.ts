import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Database } from "./connect.ts";

const casing = "snake_case";

const transactions = new WeakSet<Database>();

/** Whether queries on it are within a transaction. */
export function isTransaction(db: Database): boolean {
  return transactions.has(db);
}

/** The query builder upon a pool. */
export function onPool(pool: pg.Pool): Database {
  return Object.assign(drizzle(pool, { casing }), {
    transaction: <T>(
      work: (tx: Database) => Promise<T>,
      options?: { accessMode: "read only" },
    ): Promise<T> => runTransaction(pool, work, options?.accessMode),
  });
}

async function runTransaction<T>(
  pool: pg.Pool,
  work: (tx: Database) => Promise<T>,
  accessMode?: "read only",
): Promise<T> {
  const client = await pool.connect();
  try {
    return await inTransaction(client, work, accessMode);
  } finally {
    client.release(unfinished.has(client));
  }
}

/** Connections that did not roll back: nobody else may have them. */
const unfinished = new WeakSet<pg.Client>();

/** Runs work in a transaction on a connection; an error rolls it back. */
export async function inTransaction<T>(
  client: pg.Client,
  work: (tx: Database) => Promise<T>,
  accessMode = "",
): Promise<T> {
  await client.query(`begin ${accessMode}`);
  try {
    const result = await work(onConnection(client, 0));
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => unfinished.add(client));
    throw error;
  }
}

async function runToSavepoint<T>(
  client: pg.Client,
  depth: number,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  const savepoint = `savepoint s${depth}`;
  await client.query(savepoint);
  try {
    const result = await work(onConnection(client, depth));
    await client.query(`release ${savepoint}`);
    return result;
  } catch (error) {
    await client.query(`rollback to ${savepoint}`);
    throw error;
  }
}

const builders = new WeakMap<pg.Client, object>();

/** The query builder upon a connection, made once: it remembers what it wrote of each table. */
function builderOn(client: pg.Client): object {
  const known = builders.get(client);
  if (known !== undefined) return known;
  const builder = drizzle(client, { casing });
  builders.set(client, builder);
  return builder;
}

/** @param depth how many savepoints are around it */
function onConnection(client: pg.Client, depth: number): Database {
  const tx: Database = Object.assign(Object.create(builderOn(client)), {
    transaction: <T>(work: (within: Database) => Promise<T>): Promise<T> =>
      runToSavepoint(client, depth + 1, work),
  });
  transactions.add(tx);
  return tx;
}
