import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { writeReference } from "../write-reference.ts";
import { buildIndexes } from "./build-indexes.ts";
import type { Connection } from "./connect.ts";
import { inTransaction } from "./connect.ts";
import { aloneOnDatabase } from "./start-lock.ts";

const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));

interface Journal {
  entries: { when: number; tag: string }[];
}

/** Data of a version before the first of today's migrations, the baseline: they cannot be upgraded. */
export class OlderDataError extends Error {}

/**
 * Brings the schema and the reference data up to date. Several processes may start at once:
 * one migrates, the others wait for it.
 */
export async function migrate(connection: Connection): Promise<void> {
  const { entries } = await readJournal();
  await migrateWith(connection, entries, (client) => inTransaction(client, writeReference));
}

/**
 * Brings the schema of an empty database to where it stood when just these migrations were
 * applied, by their instants, and writes no reference data.
 * @throws OlderDataError; an error when one of them is unknown: the data are of a newer version
 */
export async function migrateTo(connection: Connection, applied: readonly number[]): Promise<void> {
  const { entries } = await readJournal();
  if (isBeforeBaseline(entries, applied))
    throw new OlderDataError(
      "These data are of a version before the baseline of the migrations: they cannot be restored",
    );
  const wanted = entries.filter(({ when }) => applied.includes(when));
  if (wanted.length < applied.length)
    throw new Error("These data are of a newer version: install that version first");
  await migrateWith(connection, wanted, () => Promise.resolve());
}

async function readJournal(): Promise<Journal> {
  return JSON.parse(await readFile(join(migrationsFolder, "meta/_journal.json"), "utf8"));
}

async function migrateWith(
  connection: Connection,
  wanted: Journal["entries"],
  then: (client: pg.Client) => Promise<void>,
): Promise<void> {
  await aloneOnDatabase(connection, async (client) => {
    const applied = await findApplied(client);
    if (isBeforeBaseline(wanted, applied))
      throw new OlderDataError(
        "The database is of a version before the baseline of the migrations, and cannot be upgraded. " +
          "Delete the folder of the embedded one (DATA_DIR, ./data without it), or give DATABASE_URL " +
          "an empty database, then start again.",
      );
    await applyInSteps(client, wanted, applied.at(-1) ?? null);
    await then(client);
  });
}

/** Whether something was applied, and not the first of today's migrations. */
function isBeforeBaseline(
  [baseline]: readonly { when: number }[],
  applied: readonly number[],
): boolean {
  return applied.length > 0 && baseline !== undefined && !applied.includes(baseline.when);
}

/** The instants of the migrations that were applied, in their order; none in an empty database. */
async function findApplied(client: pg.ClientBase): Promise<number[]> {
  const { rows: tables } = await client.query<{ found: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as found",
  );
  if (!tables[0]?.found) return [];
  const { rows } = await client.query<{ applied: string }>(
    "select created_at as applied from drizzle.__drizzle_migrations order by created_at",
  );
  return rows.map(({ applied }) => Number(applied));
}

/**
 * Applies each missing migration in a transaction of its own, so that no table stays locked while the
 * others run, and builds indexes without locking; all at once in an empty database, which nobody uses
 * yet. The migrator applies what the journal of its folder lists.
 */
async function applyInSteps(
  client: pg.Client,
  wanted: Journal["entries"],
  last: number | null,
): Promise<void> {
  const done = last === null ? 0 : wanted.filter(({ when }) => when <= last).length;
  if (last !== null && done === wanted.length) return;
  const folder = await mkdtemp(join(tmpdir(), "jdj-migrations-"));
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    const journal = await readJournal();
    const db = drizzle(client, { casing: "snake_case" });
    for (let end = last === null ? wanted.length : done + 1; end <= wanted.length; end += 1) {
      const entries = wanted.slice(0, end);
      const newest = entries.at(-1);
      if (last !== null && newest) await buildIndexes(client, join(folder, `${newest.tag}.sql`));
      await writeFile(join(folder, "meta/_journal.json"), JSON.stringify({ ...journal, entries }));
      await applyMigrations(db, { migrationsFolder: folder });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
