import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import type { Connection } from "./connect.ts";
import { writeReference } from "./reference.ts";

/** The advisory lock under which one process at a time migrates; any constant of ours does. */
const MIGRATION_LOCK = 7_260_411;

/**
 * Brings the schema and the reference data up to date. Several processes may start at once:
 * one migrates, the others wait for it.
 */
export async function migrate(connection: Connection): Promise<void> {
  const client = new pg.Client(connection);
  // A connection that breaks rejects the statement under way; unheard, the event would end the process.
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    for (const extension of ["citext", "unaccent", "pg_trgm"])
      await client.query(`create extension if not exists ${extension}`);
    const db = drizzle(client, { casing: "snake_case" });
    await applyMigrations(db, {
      migrationsFolder: fileURLToPath(new URL("../../migrations", import.meta.url)),
    });
    await db.transaction((tx) => writeReference(tx));
  } finally {
    await client.end();
  }
}
