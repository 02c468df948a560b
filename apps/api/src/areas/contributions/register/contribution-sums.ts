import type { ContributionTotals } from "@jdj/contract/contributions/register-shapes";

/** What a contributor pledged and gave, in FCFA. */
interface Given {
  pledged_fcfa: number;
  received_fcfa: number;
  waiting_fcfa: number;
  left_fcfa: number;
  /** Of what was received. */
  cash_fcfa: number;
}

/** What is missing to a pledge: nothing where somebody gave more. */
export function leftOf(pledgedFcfa: number, receivedFcfa: number): number {
  return Math.max(0, pledgedFcfa - receivedFcfa);
}

/** What some contributors come to. More than one pledged covers nothing of another's. */
export function totalsOf(given: readonly Given[]): ContributionTotals {
  const sum = (of: (one: Given) => number) => given.reduce((total, one) => total + of(one), 0);
  return {
    people: given.length,
    pledged_fcfa: sum((one) => one.pledged_fcfa),
    received_fcfa: sum((one) => one.received_fcfa),
    waiting_fcfa: sum((one) => one.waiting_fcfa),
    left_fcfa: sum((one) => one.left_fcfa),
    cash_fcfa: sum((one) => one.cash_fcfa),
  };
}

/** What each holds of the confirmed cash, the most first. */
export function holdersOf(
  cash: readonly { state: string; recordedName: string; amountFcfa: number }[],
): { name: string; amount_fcfa: number }[] {
  const sums = new Map<string, number>();
  for (const { state, recordedName, amountFcfa } of cash)
    if (state === "confirmed") sums.set(recordedName, (sums.get(recordedName) ?? 0) + amountFcfa);
  return [...sums]
    .map(([name, amount_fcfa]) => ({ name, amount_fcfa }))
    .toSorted((a, b) => b.amount_fcfa - a.amount_fcfa || a.name.localeCompare(b.name, "fr"));
}
