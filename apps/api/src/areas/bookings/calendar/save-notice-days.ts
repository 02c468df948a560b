import { eq, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { DIRECTORY_CHANNEL } from "../../providers/search-index/directory-index.ts";
import { providers } from "../../providers/tables.ts";

/** Sets how many days before a date customers of a provider must book. */
export async function saveNoticeDays(
  { db }: RequestContext,
  providerId: number,
  days: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(providers).set({ noticeDays: days }).where(eq(providers.id, providerId));
    // Who is free on a day is remembered by each process.
    await tx.execute(sql`select pg_notify(${DIRECTORY_CHANNEL}, 'days')`);
  });
}
