import type { BudgetGroup } from "@jdj/contract/notebook/budget";
import { budgetShares, budgetTotals } from "@jdj/contract/notebook/budget-sums";
import { amountsNow, type Drafts } from "./drafts.ts";

/** Which amounts the shares are of: the spent ones, or the planned ones while nothing is spent. */
export type SharedAmount = "real" | "max" | "min";

/** A category's share of the whole. */
export type Share = { id: number; content: string; amount: number; percent: number };

/**
 * The share of each category, the greatest first: of the real amounts once there are
 * some, of the maximums before that, or of the minimums.
 */
export function categoryShares(
  groups: readonly BudgetGroup[],
  drafts: Drafts,
): { of: SharedAmount; shares: Share[] } {
  const totals = groups.map(({ children }) =>
    budgetTotals(children.map((line) => amountsNow(line, drafts[line.id]))),
  );
  const of =
    (["real", "max", "min"] as const).find((name) => totals.some((total) => total[name] > 0)) ??
    "real";
  const percents = budgetShares(totals.map((total) => total[of]));
  const shares = groups.map(({ id, content }, index) => ({
    id,
    content,
    amount: totals[index]?.[of] ?? 0,
    percent: percents[index] ?? 0,
  }));
  return {
    of,
    shares: shares.filter(({ amount }) => amount > 0).sort((a, b) => b.amount - a.amount),
  };
}
