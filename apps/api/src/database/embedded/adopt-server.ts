import { rm } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import pg from "pg";
import {
  becomesReady,
  commandOf,
  isUnburied,
  type Postmaster,
  readPostmaster,
  servesCluster,
  stopPostmaster,
} from "./postmaster.ts";
import { socketFile, socketPort } from "./socket-folder.ts";

/**
 * The server that a killed owner has left running on this cluster, when it was started by this
 * very command and answers. One with another command, or that does not answer, is stopped; a stale `postmaster.pid`
 * is cleaned: undefined means that a new server can be started.
 */
export async function adoptServer(
  cluster: string,
  command: readonly string[],
): Promise<Postmaster | undefined> {
  const found = await readPostmaster(cluster);
  if (!found) return undefined;
  const lives = () => servesCluster(found.pid, cluster);
  if (!(await lives())) {
    await removeStalePostmaster(cluster, found);
    return undefined;
  }
  const same = (await commandOf(found.pid)) === command.join(" ");
  if (same && (await becomesReady(found.pid, cluster, lives)) && (await answersQuery(found))) {
    return found;
  }
  await stopPostmaster(found.pid, cluster);
  return undefined;
}

/**
 * After a restart of the machine or container the pid may be another program's, and PostgreSQL
 * would refuse to start for ever. A socket that answers is a server we cannot see: hands off.
 */
async function removeStalePostmaster(cluster: string, found: Postmaster): Promise<void> {
  const socket = socketFile(found.socketFolder);
  if (await acceptsConnection(socket)) {
    throw new Error(`${cluster} is already in use by a server of another container or user`);
  }
  // Gone: PostgreSQL sees that itself. Dead but not yet buried by its parent: it takes it for alive.
  const isGone = (await commandOf(found.pid)) === "" && !(await isUnburied(found.pid));
  if (isGone) return;
  await rm(`${socket}.lock`, { force: true });
  await rm(join(cluster, "postmaster.pid"), { force: true });
}

async function acceptsConnection(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });
}

async function answersQuery(found: Postmaster): Promise<boolean> {
  const client = new pg.Client({
    host: found.socketFolder,
    port: socketPort,
    user: "postgres",
    database: "postgres",
    connectionTimeoutMillis: 5000,
    query_timeout: 5000,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("SELECT 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
