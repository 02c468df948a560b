import { readFile, writeFile } from "node:fs/promises";
import type pg from "pg";

const INDEX = /^CREATE (?:UNIQUE )?INDEX "(?<name>[^"]+)" ON /;

/**
 * Builds the indexes of a migration that adds nothing else, while others write: `CREATE INDEX` would
 * keep all writers of a table waiting until it is built, and its concurrent form may not run in a
 * migration's transaction. An index that a killed process left unfinished is built again.
 * @param file the migration, a copy: rewritten so that its statements accept what is built
 */
export async function buildIndexes(client: pg.Client, file: string): Promise<void> {
  const migration = await readFile(file, "utf8");
  const statements = migration.split(/;\s*/).filter(Boolean);
  const names = statements.map((statement) => INDEX.exec(statement)?.groups?.name);
  if (!names.every((name) => name !== undefined)) return;
  for (const [at, statement] of statements.entries()) {
    await client.query(`drop index concurrently if exists "${names[at]}"`);
    await client.query(statement.replace("INDEX", "INDEX CONCURRENTLY"));
  }
  await writeFile(file, migration.replaceAll(" INDEX ", " INDEX IF NOT EXISTS "));
}
