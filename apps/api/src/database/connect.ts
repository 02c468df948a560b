import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { poolConnections, statementSeconds } from "../metrics.ts";
import { startStatementSpan } from "../tracing.ts";

/** The database, or a transaction within it: queries take either. */
export type Database = Pick<
  NodePgDatabase,
  | "_"
  | "select"
  | "selectDistinct"
  | "selectDistinctOn"
  | "insert"
  | "update"
  | "delete"
  | "execute"
  | "transaction"
>;

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
  /** `false` behind a pooler that gives each transaction another connection of the server. */
  namesStatements?: boolean;
  onError?: (error: Error) => void;
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

/** Leaves out the names of a connection's statements: each is parsed anew. */
function omitNames(client: pg.PoolClient): void {
  const query = client.query.bind(client);
  Object.assign(client, {
    query: (asked: unknown, ...rest: unknown[]) =>
      Reflect.apply(query, client, [withoutName(asked), ...rest]),
  });
}

function withoutName(asked: unknown): unknown {
  return typeof asked === "object" && asked !== null && "name" in asked
    ? { ...asked, name: undefined }
    : asked;
}

/** Measures and traces each statement of a connection. Pools pass a callback, transactions await the result. */
function measureStatements(client: pg.PoolClient): void {
  const own = Object.hasOwn(client, "query") ? client.query : null;
  const query = (args: unknown[]): unknown =>
    Reflect.apply(own ?? pg.Client.prototype.query, client, args);
  Object.assign(client, {
    query: (...args: unknown[]) => {
      const stopTimer = statementSeconds.startTimer();
      const span = startStatementSpan(args[0]);
      const end = () => {
        stopTimer();
        span.end();
      };
      const callback = args.at(-1);
      if (typeof callback === "function") {
        const measured = (...result: unknown[]) => {
          end();
          Reflect.apply(callback, undefined, result);
        };
        return query([...args.slice(0, -1), measured]);
      }
      const result = query(args);
      if (result instanceof Promise) result.then(() => end()).catch(() => end());
      return result;
    },
  });
}

/** Reads the state of the pool into the metrics. */
export function measurePool(pool: pg.Pool): void {
  poolConnections.set({ state: "idle" }, pool.idleCount);
  poolConnections.set({ state: "busy" }, pool.totalCount - pool.idleCount);
  poolConnections.set({ state: "waiting" }, pool.waitingCount);
}

/**
 * Opens a pool. A statement may take 5 s, a lock 3 s, a free connection 1 s: past that the caller
 * gets an error that is answered 503, and the process goes on.
 */
export function openDatabase(
  connection: Connection,
  { connections = 10, namesStatements = true, onError }: PoolOptions = {},
): OpenDatabase {
  const pool = new pg.Pool({
    ...connection,
    application_name: APPLICATION_NAME,
    max: connections,
    min: Math.min(OPEN_CONNECTIONS, connections),
    maxLifetimeSeconds: MOST_SECONDS,
    keepAlive: true,
    connectionTimeoutMillis: 1000,
    statement_timeout: 5000,
    lock_timeout: 3000,
    idle_in_transaction_session_timeout: 10_000,
  });
  pool.on("error", (error) => onError?.(error));
  if (!namesStatements) pool.on("connect", omitNames);
  pool.on("connect", measureStatements);
  return { db: drizzle(pool, { casing: "snake_case" }), pool, close: () => pool.end() };
}
