import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { BackupError } from "@jdj/api/backup/manifest";
import { type Connection, openDatabase } from "@jdj/api/database/connect";
import { socketFolderFor, socketPort } from "@jdj/api/database/embedded/socket-folder";
import { startEmbedded } from "@jdj/api/database/embedded/start";
import { readSettings, type Settings, SettingsError } from "./settings.ts";

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

/** The database of the settings: the embedded one of a running product, else started for the while. */
async function onDatabase(settings: Settings, act: (connection: Connection) => Promise<void>) {
  if (settings.DATABASE_URL !== undefined) return act({ connectionString: settings.DATABASE_URL });
  const dataDir = resolve(settings.DATA_DIR);
  mkdirSync(dataDir, { recursive: true });
  const host = socketFolderFor(dataDir);
  const running = { host, port: socketPort, user: "postgres", database: "postgres" };
  if (await answers(running)) return act(running);
  const server = await startEmbedded({ dataDir });
  try {
    await act(server.connection);
  } finally {
    await server.stop();
  }
}

/** Runs an operator's command on the database of the settings; what it refuses is one line. */
export async function operate(
  act: (settings: Settings, connection: Connection, folder: string | undefined) => Promise<void>,
): Promise<void> {
  try {
    const settings = readSettings(process.env, resolve(import.meta.dirname, "../../.env"));
    await onDatabase(settings, (connection) => act(settings, connection, process.argv[2]));
  } catch (error) {
    const isTold = error instanceof BackupError || error instanceof SettingsError;
    console.error(isTold || error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
