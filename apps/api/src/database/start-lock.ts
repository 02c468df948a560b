import pg from "pg";
import type { Connection } from "./connect.ts";

/** The advisory lock of everything done at start; any constant would do. */
const START_LOCK = 7_260_411;

/**
 * Runs what only one process at a time may do on a database: migrating it, loading it first. Others
 * wait, as long as it takes. A process that dies releases the lock.
 * @param command called with the connection that holds the lock
 */
export async function aloneOnDatabase<T>(
  connection: Connection,
  command: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(connection);
  // A connection that breaks rejects the running statement; without a listener the event would end the process.
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [START_LOCK]);
    return await command(client);
  } finally {
    await client.end();
  }
}
