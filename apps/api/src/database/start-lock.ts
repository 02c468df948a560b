import pg from "pg";
import type { Connection } from "./connect.ts";

/** The advisory lock of everything done at start; any constant would do. */
const START_LOCK = 7_260_411;

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
    await holder.query("select pg_advisory_xact_lock($1)", [START_LOCK]);
    const result = await withClient(connection, command);
    await holder.query("commit");
    return result;
  });
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
