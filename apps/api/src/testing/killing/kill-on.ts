import { sql } from "drizzle-orm";
import { inject } from "vitest";
import type { TestApp } from "../app.ts";
import { onDatabase } from "../database.ts";
import { killSenders } from "./kill-senders.ts";

/** Kills the senders of a campaign upon the database of a test. */
export async function killOn(app: TestApp, asked: Parameters<typeof killSenders>[1]) {
  const { rows } = await app.db.execute<{ name: string }>(sql`select current_database() as name`);
  const connection = onDatabase(inject("server"), rows[0]?.name ?? "");
  return killSenders({ db: app.db, connection }, asked);
}
