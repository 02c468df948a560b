import pg from "pg";
import type { Connection } from "./connect.ts";

/** The advisory lock of all that is done at start; any constant of ours does. */
const START_LOCK = 7_260_411;

/**
 * Does what one process at a time may do on a database: to migrate it, to load it first. Others
 * wait for their turn, as long as it takes. A process that dies gives the lock back.
 * @param act is given the connection that holds the lock
 */
export async function aloneOnDatabase<T>(
  connection: Connection,
  act: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(connection);
  // A connection that breaks rejects the statement under way; unheard, the event would end the process.
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [START_LOCK]);
    return await act(client);
  } finally {
    await client.end();
  }
}
