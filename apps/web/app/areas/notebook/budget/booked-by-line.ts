import type { BudgetGroup } from "@jdj/contract/notebook/budget";
import { lineOfProvider } from "@jdj/contract/notebook/line-of-provider";
import type { Booked } from "#app/areas/notebook/booked/list-booked.ts";

/** The booked providers by the id of the line that shows them, each on one line. */
export function bookedByLine(
  groups: readonly BudgetGroup[],
  booked: readonly Booked[],
): ReadonlyMap<number, readonly Booked[]> {
  const lines = groups.flatMap(({ children }) =>
    children.map(({ id, category_product_id, pivot }) => ({
      id,
      serviceTypeId: category_product_id,
      priceFrom: pivot.price_from,
      max: pivot.max_amount,
    })),
  );
  const byLine = new Map<number, Booked[]>();
  for (const one of booked) {
    const line = lineOfProvider(lines, { service: one.serviceTypeId, provider: one.provider });
    if (line) byLine.set(line.id, [...(byLine.get(line.id) ?? []), one]);
  }
  return byLine;
}
