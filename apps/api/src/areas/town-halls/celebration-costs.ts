/** What a celebration costs on a day, or on days that share a price. */
export interface CelebrationCost {
  label: string;
  /** FCFA, above zero. */
  amount: number;
}

/**
 * Reads `label:amount` pairs parted by semicolons. Pairs of amount zero are hidden, and
 * so is what cannot be read: a price is shown as it was written or not at all. A label may hold
 * colons (`Samedi, 8:00 à 12:00:25000`); the amount may hold spaces (`25 000`).
 */
export function readCelebrationCosts(written: string): CelebrationCost[] {
  return written.split(";").flatMap((pair) => {
    const colon = pair.lastIndexOf(":");
    const label = pair.slice(0, Math.max(colon, 0)).trim();
    const digits = pair.slice(colon + 1).replace(/[\s\u00a0\u202f]/g, "");
    if (label === "" || !/^\d{1,9}$/.test(digits) || Number(digits) === 0) return [];
    return [{ label, amount: Number(digits) }];
  });
}

/** The lowest amount with every label that has it, in their order; null when there is none. */
export function cheapestOf(costs: CelebrationCost[]): { labels: string[]; amount: number } | null {
  if (costs.length === 0) return null;
  const amount = Math.min(...costs.map((cost) => cost.amount));
  const labels = costs.filter((cost) => cost.amount === amount).map(({ label }) => label);
  return { labels, amount };
}
