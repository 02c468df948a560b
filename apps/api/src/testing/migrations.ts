import { readFile } from "node:fs/promises";

export interface Migration {
  /** Its instant, by which the journal knows it. */
  when: number;
  tag: string;
}

/** All migrations, from the first. */
export async function readMigrations(): Promise<Migration[]> {
  const file = new URL("../../migrations/meta/_journal.json", import.meta.url);
  const journal: { entries: Migration[] } = JSON.parse(await readFile(file, "utf8"));
  return journal.entries;
}
