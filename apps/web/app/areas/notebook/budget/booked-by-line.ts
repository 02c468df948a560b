import type { BudgetGroup } from "@jdj/contract/notebook/budget";
import type { Booked } from "#app/areas/notebook/booked/list-booked.ts";
import type { BudgetLine } from "./drafts.ts";

/**
 * The booked providers by the id of the line that shows them. Several lines may name one service:
 * each provider stands on one of them, the line that took their price, else the one with the greatest
 * maximum, else the first of the service.
 */
export function bookedByLine(
  groups: readonly BudgetGroup[],
  booked: readonly Booked[],
): ReadonlyMap<number, readonly Booked[]> {
  const lines = groups.flatMap(({ children }) => children);
  const byLine = new Map<number, Booked[]>();
  for (const one of booked) {
    const line = lineOf(lines, one);
    if (line) byLine.set(line.id, [...(byLine.get(line.id) ?? []), one]);
  }
  return byLine;
}

function lineOf(lines: readonly BudgetLine[], { serviceTypeId, provider }: Booked) {
  const [first, ...others] = lines.filter(
    (line) => serviceTypeId !== null && line.category_product_id === serviceTypeId,
  );
  if (!first) return undefined;
  const priced = [first, ...others].find(({ pivot }) => pivot.price_from === provider);
  if (priced) return priced;
  const planned = (line: BudgetLine) => line.pivot.max_amount ?? 0;
  return others.reduce((best, line) => (planned(line) > planned(best) ? line : best), first);
}
