import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import type { Connection } from "./connect.ts";

/** The advisory lock of everything done at start; any constant would do. */
const START_LOCK = 7_260_411;

/**
 * How often the lock is asked for, in milliseconds. A statement that waits for it would hold a snapshot,
 * and an index that its holder builds concurrently waits for all snapshots: neither would ever end.
 */
const RETRY_MS = 100;

/**
 * Runs what only one process at a time may do on a database: migrating it, loading it first. Others
 * wait, as long as it takes. The lock belongs to a transaction, which waits on a connection of its own
 * meanwhile: a process that dies releases it, and a pooler never hands it on with a connection.
 * @param command called with another connection, without a transaction
 */
export async function aloneOnDatabase<T>(
  connection: Connection,
  command: (client: pg.Client) => Promise<T>,
): Promise<T> {
  return withClient(connection, async (holder) => {
    await holder.query("begin");
    for (const limit of ["statement", "lock", "idle_in_transaction_session"])
      await holder.query(`set local ${limit}_timeout = 0`);
    while (!(await isLocked(holder))) await wait(RETRY_MS);
    const result = await withClient(connection, command);
    await holder.query("commit");
    return result;
  });
}

/** Asks once. Without parameters: the portal of a statement with some keeps its snapshot until the next one. */
async function isLocked(holder: pg.Client): Promise<boolean> {
  const { rows } = await holder.query<{ locked: boolean }>(
    `select pg_try_advisory_xact_lock(${START_LOCK}) as locked`,
  );
  return rows[0]?.locked === true;
}

async function withClient<T>(
  connection: Connection,
  use: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(connection);
  // A connection that breaks rejects the running statement; without a listener the event would end the process.
  client.on("error", () => {});
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
