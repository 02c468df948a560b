import type { BudgetGroup } from "@jdj/contract/notebook/budget";
import { ownVersion } from "../own-lines/own-line.ts";
import type { listBudget } from "./queries.ts";

/** A budget in the historical shape: categories, their lines, and the amounts as pivots. */
export function presentBudget(rows: Awaited<ReturnType<typeof listBudget>>): BudgetGroup[] {
  const groups = new Map<number, BudgetGroup>();
  for (const { group, line, serviceTypeId, amounts } of rows) {
    const shown = groups.get(group.id) ?? { ...group, children: [] };
    groups.set(group.id, shown);
    shown.children.push({
      id: line.id,
      content: line.content,
      own: ownVersion(line),
      category_code: line.categoryCode,
      category_product_id: serviceTypeId,
      pivot: amounts && {
        id: amounts.id,
        event_id: amounts.eventId,
        budget_id: amounts.lineId,
        min_amount: amounts.minAmountFcfa,
        max_amount: amounts.maxAmountFcfa,
        real_amount: amounts.realAmountFcfa,
        price_from: amounts.priceFrom,
        is_private: amounts.isPrivate,
        version: amounts.version,
      },
    });
  }
  return [...groups.values()];
}
