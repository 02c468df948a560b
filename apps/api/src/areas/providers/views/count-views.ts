import { sql } from "drizzle-orm";
import { calendarDate } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { providerViews } from "./tables.ts";

/** Adds to the day's counts of a provider. */
const count = preparedQuery(
  "count-provider-view",
  (
    db,
    {
      providerId,
      day,
      seen,
      requested,
    }: Values<{ providerId: number; day: string; seen: number; requested: number }>,
  ) =>
    db
      .insert(providerViews)
      .values({ providerId, day, seen, requested })
      .onConflictDoUpdate({
        target: [providerViews.providerId, providerViews.day],
        set: {
          seen: sql`${providerViews.seen} + excluded.seen`,
          requested: sql`${providerViews.requested} + excluded.requested`,
        },
      }),
);

/** Counts one view of a provider's page. */
export async function countView(db: Database, providerId: number, now: Date): Promise<void> {
  await count(db, { providerId, day: calendarDate(now), seen: 1, requested: 0 });
}

/** Counts one request for a quote, within the transaction that stores it. */
export async function countRequest(tx: Database, providerId: number, now: Date): Promise<void> {
  await count(tx, { providerId, day: calendarDate(now), seen: 0, requested: 1 });
}
