import { sql } from "drizzle-orm";
import type { RequestContext } from "../../app-context.ts";
import type { Database } from "../../database/connect.ts";

/** Empties the page caches of all processes: what was published for later is visible now. */
export async function announceContentChange({ db }: { db: Database }): Promise<void> {
  await db.execute(sql`select pg_notify('page_cache', '')`);
}

/** Has the page caches emptied at an instant to come. */
export async function announceContentChangeAt(
  { jobs, now }: Pick<RequestContext, "jobs" | "now">,
  tx: Database,
  at: Date,
): Promise<void> {
  const afterSeconds = Math.ceil((at.getTime() - now.getTime()) / 1000);
  await jobs.enqueue(tx, "announce-change", {}, { afterSeconds });
}
