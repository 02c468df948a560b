/** The three amounts of a line of the budget, in whole FCFA; null where none was given. */
export interface BudgetAmounts {
  min_amount: number | null;
  max_amount: number | null;
  real_amount: number | null;
}

/** Sums in whole FCFA. */
export interface BudgetTotals {
  min: number;
  real: number;
  max: number;
}

/** The totals of some lines: of a category, or of the whole budget. A line never saved counts for nothing. */
export function budgetTotals(lines: readonly (BudgetAmounts | null)[]): BudgetTotals {
  const totals = { min: 0, real: 0, max: 0 };
  for (const line of lines) {
    totals.min += line?.min_amount ?? 0;
    totals.real += line?.real_amount ?? 0;
    totals.max += line?.max_amount ?? 0;
  }
  return totals;
}

/** Whether the minimum of a line is above its maximum: warned of, never refused. */
export function isMinAboveMax({ min_amount, max_amount }: BudgetAmounts): boolean {
  return min_amount !== null && max_amount !== null && min_amount > max_amount;
}

/** By how much a line's real amount is above its maximum, in whole FCFA; 0 when it is not. */
export function overspentFcfa({ max_amount, real_amount }: BudgetAmounts): number {
  return max_amount === null || real_amount === null ? 0 : Math.max(0, real_amount - max_amount);
}

/**
 * What each category takes of the whole, in whole percents that add up to 100 (largest remainder);
 * all 0 when nothing is spent.
 */
export function budgetShares(amounts: readonly number[]): number[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  if (total === 0) return amounts.map(() => 0);
  const exact = amounts.map((amount) => (amount * 100) / total);
  const shares = exact.map(Math.floor);
  const missing = 100 - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
