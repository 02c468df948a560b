import type { Database } from "./connect.ts";

const readOnly = new WeakSet<Database>();

/**
 * Runs work in one transaction in which PostgreSQL refuses every write (25006), those of jobs and of
 * functions too.
 */
export function runReadOnly<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return db.transaction(
    (tx) => {
      readOnly.add(tx);
      return work(tx);
    },
    { accessMode: "read only" },
  );
}

/** Whether nothing can be written by this transaction. */
export function isReadOnly(db: Database): boolean {
  return readOnly.has(db);
}
