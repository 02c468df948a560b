import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { Connection } from "../database/connect.ts";
import type { StorageDriver } from "../drivers/storage/port.ts";
import { BackupError, type Manifest, sha256, tableFile } from "./manifest.ts";
import { jobColumns, listTables, quoted } from "./table-list.ts";

/**
 * Writes all stored data from one snapshot into a new folder: the rows of all tables, the
 * unfinished jobs, and the files that rows refer to. The product may run meanwhile. The folder
 * appears complete or not at all. It does not contain the secret.
 * @throws BackupError when the folder exists or the database is not the product's
 */
export async function makeBackup(
  { connection, storage }: { connection: Connection; storage: Pick<StorageDriver, "read"> },
  folder: string,
  now: Date,
): Promise<Manifest> {
  const draft = `${folder}.${randomUUID()}`;
  await mkdir(join(draft, "tables"), { recursive: true, mode: 0o700 });
  const client = new pg.Client(connection);
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("begin isolation level repeatable read read only");
    await client.query("set local statement_timeout = 0");
    const manifest: Manifest = {
      format: 1,
      createdAt: now.toISOString(),
      postgres: await oneValue(client, "show server_version"),
      migrations: await appliedMigrations(client),
      tables: await copyTables(client, draft),
      sequences: await readSequences(client),
      ...(await copyFiles(client, storage, draft)),
    };
    await client.query("commit");
    await writeFile(join(draft, "manifest.json"), JSON.stringify(manifest, null, 2), {
      flush: true,
    });
    await rename(draft, folder).catch((cause) => {
      throw new BackupError(`${folder} is there already: give a new folder`, { cause });
    });
    return manifest;
  } finally {
    await client.end().catch(() => undefined);
    await rm(draft, { recursive: true, force: true });
  }
}

async function oneValue(client: pg.Client, query: string): Promise<string> {
  const { rows } = await client.query<Record<string, string>>(query);
  return Object.values(rows[0] ?? {})[0] ?? "";
}

async function appliedMigrations(client: pg.Client): Promise<number[]> {
  const { rows: found } = await client.query<{ there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as there",
  );
  if (!found[0]?.there)
    throw new BackupError("This database is not the product's: it has no migrations");
  const { rows } = await client.query<{ created_at: string }>(
    "select created_at from drizzle.__drizzle_migrations order by created_at",
  );
  return rows.map((row) => Number(row.created_at));
}

async function copyTables(client: pg.Client, folder: string): Promise<Manifest["tables"]> {
  const copied: Manifest["tables"] = [];
  const jobs = await jobColumns(client);
  const tables = (await listTables(client)).map((table) => ({ ...table, where: "" }));
  if (jobs.length > 0)
    tables.push({ schema: "jobs", name: "job", columns: jobs, where: "where state < 'completed'" });
  for (const { where, ...table } of tables) {
    const hash = createHash("sha256");
    let rows = 0;
    const count = new Transform({
      transform(chunk: Buffer, _, done) {
        hash.update(chunk);
        // In COPY's text format a line break within a value is written \n, so each real line break
        // ends a row.
        for (const byte of chunk) if (byte === 10) rows += 1;
        done(null, chunk);
      },
    });
    const from = `select ${table.columns.map(quoted).join(", ")} from ${quoted(table.schema)}.${quoted(table.name)} ${where}`;
    await pipeline(
      client.query(copyTo(`copy (${from}) to stdout`)),
      count,
      createWriteStream(tableFile(folder, table), { mode: 0o600, flush: true }),
    );
    copied.push({ ...table, rows, sha256: hash.digest("hex") });
  }
  return copied;
}

async function readSequences(client: pg.Client): Promise<Manifest["sequences"]> {
  const { rows } = await client.query<{ name: string; value: string | null }>(
    "select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_sequences where schemaname = 'public' order by 1",
  );
  return rows;
}

/** Selects the keys of all stored files: every table that refers to some has a column `storage_key`. */
async function storageKeysQuery(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.columns
     where table_schema = 'public' and column_name = 'storage_key' order by 1`,
  );
  const selects = rows.map(
    ({ name }) => `select storage_key from ${name} where storage_key is not null`,
  );
  return `${selects.join(" union ")} order by 1`;
}

async function copyFiles(
  client: pg.Client,
  storage: Pick<StorageDriver, "read">,
  folder: string,
): Promise<Pick<Manifest, "files" | "missingFiles">> {
  const { rows } = await client.query<{ storage_key: string }>(await storageKeysQuery(client));
  const files: Manifest["files"] = [];
  const missingFiles: string[] = [];
  for (const { storage_key: key } of rows) {
    const bytes = await storage.read(key);
    if (bytes === null) {
      missingFiles.push(key);
      continue;
    }
    const path = join(folder, "files", key);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes, { mode: 0o600 });
    files.push({ key, bytes: bytes.length, sha256: sha256(bytes) });
  }
  return { files, missingFiles };
}
