import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Log } from "../log.ts";
import { poolConnections } from "../metrics.ts";
import { measureStatements, omitNames } from "./measure-statements.ts";
import { openWatchedPool } from "./watch-pool.ts";

/** The database, or a transaction within it: queries take either. */
export type Database = Pick<
  NodePgDatabase,
  "select" | "selectDistinct" | "selectDistinctOn" | "insert" | "update" | "delete" | "execute"
> & {
  /** The pool, or the connection of a transaction. */
  readonly $client: Pick<pg.Pool, "query">;
  /** Runs work in a transaction, or to a savepoint of the one it is called on; an error rolls it back. */
  transaction<T>(
    work: (tx: Database) => Promise<T>,
    options?: { accessMode: "read only" },
  ): Promise<T>;
};

/** Where the database is: a server by its address, or the embedded one by its socket folder. */
export type Connection =
  | { connectionString: string }
  | { host: string; port: number; user: string; database: string };

/** An open pool of connections and the query builder upon it. */
export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** How a pool is opened. */
interface PoolOptions {
  connections?: number;
  /**
   * A pooler gives each transaction another connection of the server: statements have no names, and
   * the pooler sets the limits of statements and locks, since it refuses those of a client.
   */
  isPooled?: boolean;
  /** `false` for work that may take minutes, such as that of the queue on its own tables. */
  limitsStatements?: boolean;
  onError?: (error: Error) => void;
  log?: Log;
}

/** What the pool is called in PostgreSQL's list of connections. */
export const APPLICATION_NAME = "joie-du-jour";

/** The connections that are kept while nobody asks anything: opening one costs a page 20 ms and more. */
const OPEN_CONNECTIONS = 4;

/**
 * The age at which a connection is replaced, in seconds: its statements and the memory that the
 * server keeps for them go with it.
 */
const MOST_SECONDS = 1800;

/** Reads the state of the pool into the metrics. */
export function measurePool(pool: pg.Pool): void {
  poolConnections.set({ state: "idle" }, pool.idleCount);
  poolConnections.set({ state: "busy" }, pool.totalCount - pool.idleCount);
  poolConnections.set({ state: "waiting" }, pool.waitingCount);
}

/** How long a statement and a lock may take, and a transaction in which nothing is asked, in milliseconds. */
const STATEMENT_MS = 5000;
const LOCK_MS = 3000;
const IDLE_TRANSACTION_MS = 10_000;

/** How long a caller waits for a free connection, in milliseconds, and how many may: what a pool of 12 works off meanwhile. */
const WAIT_MS = 5000;
const MOST_WAITING = 1000;

/** What a statement without a limit may take, in milliseconds, before its connection counts as lost. */
const LOST_MS = 600_000;

/**
 * Opens a pool. A statement may take 5 s, a lock 3 s, a free connection 5 s, and 1000 callers may wait:
 * past that the caller gets an error that is answered 503, and the process goes on. So it does within
 * 2 s when the database does not answer at all (`watch-pool.ts`).
 */
export function openDatabase(
  connection: Connection,
  {
    connections = 10,
    isPooled = false,
    limitsStatements = true,
    onError,
    log = () => {},
  }: PoolOptions = {},
): OpenDatabase {
  const limits = {
    statement_timeout: STATEMENT_MS,
    lock_timeout: LOCK_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
  };
  const { pool, begin, close } = openWatchedPool(
    {
      ...connection,
      application_name: APPLICATION_NAME,
      max: connections,
      min: Math.min(OPEN_CONNECTIONS, connections),
      maxLifetimeSeconds: MOST_SECONDS,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: WAIT_MS,
      ...(limitsStatements && !isPooled ? limits : {}),
    },
    {
      mostWaiting: MOST_WAITING,
      mostMs: limitsStatements ? STATEMENT_MS + 2000 : LOST_MS,
      log,
    },
  );
  pool.on("error", (error) => onError?.(error));
  if (isPooled) pool.on("connect", omitNames);
  pool.on("connect", (client) => measureStatements(client, () => begin(client)));
  return { db: onPool(pool), pool, close };
}

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
