/** The cost of a celebration on a day, or on days with the same price. */
export interface CelebrationCost {
  label: string;
  /** FCFA, above zero. */
  amount: number;
}

/**
 * Parses `label:amount` pairs separated by semicolons. Pairs of amount zero are hidden, and so are
 * invalid ones: a price is shown as entered or not at all. A label may contain colons (`Samedi,
 * 8:00 à 12:00:25000`); the amount may contain spaces (`25 000`).
 */
export function readCelebrationCosts(text: string): CelebrationCost[] {
  return text.split(";").flatMap((pair) => {
    const colon = pair.lastIndexOf(":");
    const label = pair.slice(0, Math.max(colon, 0)).trim();
    const digits = pair.slice(colon + 1).replace(/[\s\u00a0\u202f]/g, "");
    if (label === "" || !/^\d{1,9}$/.test(digits) || Number(digits) === 0) return [];
    return [{ label, amount: Number(digits) }];
  });
}

/** The lowest amount with all labels that have it, in order; null when there is none. */
export function cheapestOf(costs: CelebrationCost[]): { labels: string[]; amount: number } | null {
  if (costs.length === 0) return null;
  const amount = Math.min(...costs.map((cost) => cost.amount));
  const labels = costs.filter((cost) => cost.amount === amount).map(({ label }) => label);
  return { labels, amount };
}
