import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { type Connection, openDatabase } from "@jdj/api/database/connect";
import { socketFolderFor, socketPort } from "@jdj/api/database/embedded/socket-folder";
import { startEmbedded } from "@jdj/api/database/embedded/start";
import { readSettings, type Settings } from "../settings/settings.ts";
import { databaseError } from "./database-error.ts";

async function answers(connection: Connection): Promise<boolean> {
  const { pool, close } = openDatabase(connection, { connections: 1 });
  return pool
    .query("select 1")
    .then(
      () => true,
      () => false,
    )
    .finally(close);
}

/** Runs a command on the database of the settings; an embedded one that is not running is started for it. */
async function onDatabase(settings: Settings, command: (connection: Connection) => Promise<void>) {
  const url = settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL;
  if (url !== undefined)
    return command({ connectionString: url }).catch((error) => {
      throw databaseError(error) ?? error;
    });
  const dataDir = resolve(settings.DATA_DIR);
  mkdirSync(dataDir, { recursive: true });
  const host = socketFolderFor(dataDir);
  const running = { host, port: socketPort, user: "postgres", database: "postgres" };
  if (await answers(running)) return command(running);
  const server = await startEmbedded({ dataDir });
  try {
    await command(server.connection);
  } finally {
    await server.stop();
  }
}

/** Runs an operator's command on the database of the settings; an error is printed as one line. */
export async function operate(
  command: (
    settings: Settings,
    connection: Connection,
    folder: string | undefined,
  ) => Promise<void>,
): Promise<void> {
  try {
    const settings = readSettings(process.env, resolve(import.meta.dirname, "../../../.env"));
    await onDatabase(settings, (connection) => command(settings, connection, process.argv[2]));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
