import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import { writeReference } from "../write-reference.ts";
import type { Connection } from "./connect.ts";
import { aloneOnDatabase } from "./start-lock.ts";

const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));

/**
 * Brings the schema and the reference data up to date. Several processes may start at once:
 * one migrates, the others wait for it.
 */
export async function migrate(connection: Connection): Promise<void> {
  await migrateWith(connection, migrationsFolder, async (db) => {
    await db.transaction((tx) => writeReference(tx));
  });
}

/**
 * Brings the schema of an empty database to where it stood when just these migrations were
 * applied, by their instants, and writes no reference data.
 * @throws when one of them is unknown: the data are of a newer version
 */
export async function migrateTo(connection: Connection, applied: readonly number[]): Promise<void> {
  const journal = JSON.parse(await readFile(join(migrationsFolder, "meta/_journal.json"), "utf8"));
  const entries = (journal.entries as { when: number }[]).filter(({ when }) =>
    applied.includes(when),
  );
  if (entries.length < applied.length)
    throw new Error("These data are of a newer version: install that version first");
  const folder = await mkdtemp(join(tmpdir(), "jdj-migrations-"));
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    await writeFile(join(folder, "meta/_journal.json"), JSON.stringify({ ...journal, entries }));
    await migrateWith(connection, folder, () => Promise.resolve());
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function migrateWith(
  connection: Connection,
  folder: string,
  then: (db: NodePgDatabase) => Promise<void>,
): Promise<void> {
  await aloneOnDatabase(connection, async (client) => {
    for (const extension of ["citext", "unaccent", "pg_trgm", "btree_gin"])
      await client.query(`create extension if not exists ${extension}`);
    const db = drizzle(client, { casing: "snake_case" });
    await applyMigrations(db, { migrationsFolder: folder });
    await then(db);
  });
}
