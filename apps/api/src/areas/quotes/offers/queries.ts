import { desc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { quotes } from "./tables.ts";

/** A quote as stored. */
export type QuoteRow = typeof quotes.$inferSelect;

/** The newest quote of a request, or null. */
export async function findQuote(db: Database, requestId: number): Promise<QuoteRow | null> {
  const [row] = await db
    .select()
    .from(quotes)
    .where(eq(quotes.requestId, requestId))
    .orderBy(desc(quotes.id))
    .limit(1);
  return row ?? null;
}

/** The newest quote of each request. */
export async function findQuotes(
  db: Database,
  requestIds: number[],
): Promise<Map<number, QuoteRow>> {
  const rows = await db
    .selectDistinctOn([quotes.requestId])
    .from(quotes)
    .where(inArray(quotes.requestId, requestIds))
    .orderBy(quotes.requestId, desc(quotes.id));
  return new Map(rows.map((row) => [row.requestId, row]));
}
