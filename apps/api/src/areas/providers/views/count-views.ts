import { sql } from "drizzle-orm";
import { calendarDate } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { providerViews } from "./tables.ts";

/** Adds to the day's counts of a provider. */
async function count(
  db: Database,
  added: { providerId: number; now: Date; seen: number; requested: number },
): Promise<void> {
  const { providerId, now, seen, requested } = added;
  await db
    .insert(providerViews)
    .values({ providerId, day: calendarDate(now), seen, requested })
    .onConflictDoUpdate({
      target: [providerViews.providerId, providerViews.day],
      set: {
        seen: sql`${providerViews.seen} + ${seen}`,
        requested: sql`${providerViews.requested} + ${requested}`,
      },
    });
}

/** Counts one view of a provider's page. */
export function countView(db: Database, providerId: number, now: Date): Promise<void> {
  return count(db, { providerId, now, seen: 1, requested: 0 });
}

/** Counts one request for a quote, within the transaction that stores it. */
export function countRequest(tx: Database, providerId: number, now: Date): Promise<void> {
  return count(tx, { providerId, now, seen: 0, requested: 1 });
}
