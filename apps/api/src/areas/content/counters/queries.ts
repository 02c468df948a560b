import { refusal } from "@jdj/contract/call/refusals";
import type { ConsoleCounter } from "@jdj/contract/console/counters";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { shownCount } from "../site/counter.ts";
import { counters } from "../site/tables.ts";

type Row = typeof counters.$inferSelect;

/** A figure in the shape of the contract. */
export function presentCounter({ isShown, ...row }: Row, today: string): ConsoleCounter {
  return { ...row, shown_count: shownCount(row, today), shown: isShown };
}

/** A page of the figures in their order. */
export function listCounters(
  db: Database,
  { offset, limit }: { offset: number; limit: number },
): Promise<Row[]> {
  return db
    .select()
    .from(counters)
    .orderBy(asc(counters.position), asc(counters.id))
    .offset(offset)
    .limit(limit);
}

/** One figure. @throws not-found */
export async function findCounter(
  db: Database,
  id: number,
  today: string,
): Promise<ConsoleCounter> {
  const [row] = await db.select().from(counters).where(eq(counters.id, id));
  if (!row) throw refusal("not-found");
  return presentCounter(row, today);
}
