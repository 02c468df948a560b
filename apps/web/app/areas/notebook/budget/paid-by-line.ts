import type { Client } from "@jdj/contract/client";
import { amountsNow, type BudgetLine, type Drafts } from "./drafts.ts";

/** What was paid of a line, and is still due by its payments; whole FCFA. */
export type PaidOfLine = Awaited<ReturnType<Client["notebook"]["cashBook"]["lines"]>>[number];

/** What of a line is still to be paid: up to its real amount, or to its payments where they are more. */
export function restOf(real: number | null, { paid, due }: PaidOfLine): number {
  return Math.max(real ?? 0, paid + due) - paid;
}

/** What was paid of all lines with payments, and what is still to be paid of every line; null while nothing was entered. */
export function paidTotals(
  lines: readonly BudgetLine[],
  drafts: Drafts,
  book: ReadonlyMap<number, PaidOfLine>,
): { paid: number; rest: number } | null {
  if (book.size === 0) return null;
  const totals = { paid: 0, rest: 0 };
  for (const line of lines) {
    const own = book.get(line.id) ?? { budget_id: line.id, paid: 0, due: 0 };
    totals.paid += own.paid;
    totals.rest += restOf(amountsNow(line, drafts[line.id]).real_amount, own);
  }
  return totals;
}
