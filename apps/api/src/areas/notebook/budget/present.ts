import type { BudgetGroup } from "@jdj/contract/notebook/budget";
import { ownVersion } from "../own-lines/own-line.ts";
import { pivotIdOf } from "./pivot-id.ts";
import type { listBudget } from "./queries.ts";

/** A budget in the historical shape: categories, their lines, and the amounts as pivots. */
export function presentBudget(
  eventId: number,
  rows: Awaited<ReturnType<typeof listBudget>>,
): BudgetGroup[] {
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
      pivot: {
        id: amounts?.id ?? pivotIdOf(eventId, line.id),
        event_id: eventId,
        budget_id: line.id,
        min_amount: amounts?.minAmountFcfa ?? null,
        max_amount: amounts?.maxAmountFcfa ?? null,
        real_amount: amounts?.realAmountFcfa ?? null,
        price_from: amounts?.priceFrom ?? null,
        is_private: amounts?.isPrivate ?? false,
        version: amounts?.version ?? 0,
      },
    });
  }
  return [...groups.values()];
}
