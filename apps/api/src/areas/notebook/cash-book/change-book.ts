import { realAfter } from "@jdj/contract/notebook/cash-book-sums";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { writeLines } from "../budget/save-budget.ts";
import { eventBudgetLines } from "../budget/tables.ts";
import { cashBookEntries } from "./tables.ts";

/** What the entries of a line come to, paid or not, in whole FCFA. */
async function totalOf(tx: Database, eventId: number, lineId: number): Promise<number> {
  const [row] = await tx
    .select({
      total:
        sql<number>`coalesce(sum(${cashBookEntries.amountFcfa} - ${cashBookEntries.returnedFcfa}), 0)`.mapWith(
          Number,
        ),
    })
    .from(cashBookEntries)
    .where(and(eq(cashBookEntries.eventId, eventId), eq(cashBookEntries.lineId, lineId)));
  return row?.total ?? 0;
}

/**
 * Changes entries under the lock of their event, and lets the real amounts of the lines concerned
 * follow them where nobody typed another. A line gets its pivot with its first entry.
 * @param lineIds of the lines whose entries change; null is no line
 */
export async function changeBook<T>(
  tx: Database,
  { eventId, now, lineIds }: { eventId: number; now: Date; lineIds: readonly (number | null)[] },
  change: () => Promise<T>,
): Promise<T> {
  const lines = [...new Set(lineIds)].filter((id) => id !== null);
  const before = new Map<number, number>();
  for (const lineId of lines) before.set(lineId, await totalOf(tx, eventId, lineId));
  const result = await change();
  for (const lineId of lines) {
    const [stored] = await tx
      .select()
      .from(eventBudgetLines)
      .where(and(eq(eventBudgetLines.eventId, eventId), eq(eventBudgetLines.lineId, lineId)));
    const real = stored?.realAmountFcfa ?? null;
    const after = await totalOf(tx, eventId, lineId);
    const realAmountFcfa = realAfter(real, before.get(lineId) ?? 0, after);
    if (stored && realAmountFcfa === real) continue;
    const { minAmountFcfa = null, maxAmountFcfa = null, priceFrom = null } = stored ?? {};
    const isPrivate = stored?.isPrivate ?? false;
    await writeLines(tx, eventId, now, [
      { lineId, minAmountFcfa, maxAmountFcfa, realAmountFcfa, priceFrom, isPrivate },
    ]);
  }
  return result;
}
