import type { QuoteInstalment } from "@jdj/contract/quotes/shapes";
import { asc, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { quoteInstalments } from "./tables.ts";

const selectInstalments = preparedQuery(
  "quote-instalments",
  (db, { quoteIds }: Values<{ quoteIds: readonly number[] }>) =>
    db
      .select()
      .from(quoteInstalments)
      .where(sql`${quoteInstalments.quoteId} = any(${quoteIds})`)
      .orderBy(asc(quoteInstalments.dueOn), asc(quoteInstalments.id)),
);

/** The instalments of quotes by date, by quote; those without any are left out. */
export async function findInstalments(
  db: Database,
  quoteIds: readonly number[],
): Promise<Map<number, QuoteInstalment[]>> {
  const found = new Map<number, QuoteInstalment[]>();
  if (quoteIds.length === 0) return found;
  for (const { id, quoteId, amountFcfa, dueOn, receivedAt } of await selectInstalments(db, {
    quoteIds,
  }))
    found.set(quoteId, [
      ...(found.get(quoteId) ?? []),
      { id, amount: amountFcfa, due_on: dueOn, received_at: receivedAt?.toISOString() ?? null },
    ]);
  return found;
}
