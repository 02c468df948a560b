import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";

/** The database, or a transaction within it: queries take either. */
export type Database = Pick<
  NodePgDatabase,
  "select" | "selectDistinct" | "insert" | "update" | "delete" | "execute" | "transaction"
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

/**
 * Opens a pool. A statement may take 5 s, a lock 3 s, a free connection 1 s: past that the caller
 * gets an error that is answered 503, and the process goes on.
 */
export function openDatabase(
  connection: Connection,
  options: { connections?: number; onError?: (error: Error) => void } = {},
): OpenDatabase {
  const pool = new pg.Pool({
    ...connection,
    max: options.connections ?? 10,
    connectionTimeoutMillis: 1000,
    statement_timeout: 5000,
    lock_timeout: 3000,
    idle_in_transaction_session_timeout: 10_000,
  });
  pool.on("error", (error) => options.onError?.(error));
  return { db: drizzle(pool, { casing: "snake_case" }), pool, close: () => pool.end() };
}
