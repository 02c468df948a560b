import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import type { Connection } from "../database/connect.ts";
import { migrate, migrateTo } from "../database/migrate.ts";
import type { StorageDriver } from "../drivers/storage/port.ts";
import { BackupError, type Manifest, readManifest, sha256, tableFile } from "./manifest.ts";
import { jobColumns, quoted } from "./table-list.ts";

/**
 * Loads a backup into an empty database and a storage: the schema of the backup, all rows in one
 * transaction, then the newer migrations. Everything is checked against the manifest before
 * anything is written.
 * @param installQueue creates the queue's tables, after the product's
 * @throws BackupError when the backup is damaged or of a newer version, or the database is not
 * empty
 */
export async function restoreBackup(
  { connection, storage }: { connection: Connection; storage: Pick<StorageDriver, "write"> },
  folder: string,
  installQueue: () => Promise<void>,
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await checkBytes(folder, manifest);
  await refuseFilled(connection);
  await migrateTo(connection, manifest.migrations);
  await installQueue();
  await load(connection, folder, manifest);
  for (const { key } of manifest.files)
    await storage.write(key, await readFile(join(folder, "files", key)));
  await migrate(connection);
  return manifest;
}

async function checkBytes(folder: string, { tables, files }: Manifest): Promise<void> {
  for (const table of tables) {
    const hash = createHash("sha256");
    const path = tableFile(folder, table);
    try {
      for await (const chunk of createReadStream(path)) hash.update(chunk);
    } catch (cause) {
      throw new BackupError(`The backup is damaged: ${path} cannot be read`, { cause });
    }
    if (hash.digest("hex") !== table.sha256)
      throw new BackupError(`The backup is damaged: ${path} is not what was written`);
  }
  for (const { key, sha256: expected } of files) {
    const bytes = await readFile(join(folder, "files", key)).catch(() => null);
    if (bytes === null || sha256(bytes) !== expected)
      throw new BackupError(`The backup is damaged: the file ${key} is missing or changed`);
  }
}

async function withClient<T>(connection: Connection, action: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client(connection);
  client.on("error", () => {});
  await client.connect();
  try {
    return await action(client);
  } finally {
    await client.end();
  }
}

async function refuseFilled(connection: Connection): Promise<void> {
  await withClient(connection, async (client) => {
    const { rows } = await client.query(
      "select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' limit 1",
    );
    if (rows.length > 0)
      throw new BackupError(
        "This database is not empty: a backup is restored into an empty one only",
      );
  });
}

async function load(connection: Connection, folder: string, manifest: Manifest): Promise<void> {
  await withClient(connection, async (client) => {
    await client.query("begin");
    await client.query("set local statement_timeout = 0");
    const names = manifest.tables
      .filter(({ schema }) => schema === "public")
      .map(({ name }) => `public.${quoted(name)}`);
    // Migrations write rows, and triggers would write rows that the backup already has.
    await client.query(`truncate ${names.join(", ")}`);
    for (const name of names) await client.query(`alter table ${name} disable trigger user`);
    const queue = new Set(await jobColumns(client));
    for (const table of manifest.tables) {
      const columns = table.columns.filter((name) => table.schema !== "jobs" || queue.has(name));
      if (columns.length < table.columns.length)
        throw new BackupError("The backup's jobs are of another version of the queue");
      const into = `${quoted(table.schema)}.${quoted(table.name)} (${columns.map(quoted).join(", ")})`;
      const copy = client.query(copyFrom(`copy ${into} from stdin`));
      await pipeline(createReadStream(tableFile(folder, table)), copy);
      if (copy.rowCount !== table.rows)
        throw new BackupError(`${table.name} took ${copy.rowCount} rows instead of ${table.rows}`);
    }
    for (const { name, value } of manifest.sequences)
      if (value !== null) await client.query("select setval($1, $2)", [name, value]);
    for (const name of names) await client.query(`alter table ${name} enable trigger user`);
    await client.query("commit");
  });
}
