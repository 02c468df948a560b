import { sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { cashBookEntries } from "./tables.ts";

export type StoredEntry = typeof cashBookEntries.$inferSelect;

const selectEntries = preparedQuery("cash-book", (db, { eventId }: Values<{ eventId: number }>) =>
  db
    .select()
    .from(cashBookEntries)
    .where(sql`${cashBookEntries.eventId} = ${eventId}`)
    .orderBy(
      sql`coalesce(${cashBookEntries.paidOn}, ${cashBookEntries.dueOn})`,
      cashBookEntries.id,
    ),
);

/** All payments of an event by date: when they were paid, otherwise when they are due. */
export function listEntries(db: Database, eventId: number): Promise<StoredEntry[]> {
  return selectEntries(db, { eventId });
}
