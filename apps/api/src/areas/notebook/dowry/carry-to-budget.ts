import { refusal } from "@jdj/contract/call/refusals";
import type { DowryKind, DowryStage } from "@jdj/contract/notebook/dowry-items";
import { carriedMessage, dowryMessages } from "@jdj/contract/notebook/dowry-messages";
import type { RequestContext } from "../../../app-context.ts";
import { listBudget } from "../budget/queries.ts";
import { writeLines } from "../budget/save-budget.ts";
import { lockEvent } from "../events/lock-event.ts";
import type { EventWithType } from "../events/queries.ts";
import { listItems, listStages, type StoredItem } from "./queries.ts";

/** The line of the budget's template for each kind of thing at the dot; all of kôkôkô has one. */
const dowryLines: Readonly<Record<DowryKind, string>> = {
  money: "dowry-symbol",
  cloths: "dowry-cloths",
  drinks: "dowry-drinks",
  food: "dowry-trunk",
  objects: "dowry-trunk",
};

/** What is said of where the price of a line comes from. */
const PRICE_FROM = "votre liste";

type Priced = Pick<StoredItem, "stage" | "kind" | "state" | "amountFcfa">;

/** The sums of a stage in FCFA by the code of their line; what was set aside and what has no price is left out. */
export function sumsByLine(items: readonly Priced[], stage: DowryStage): Map<string, number> {
  const sums = new Map<string, number>();
  for (const item of items) {
    if (item.stage !== stage || item.state === "dropped" || !item.amountFcfa) continue;
    const code = stage === "knocking" ? "knocking" : dowryLines[item.kind];
    sums.set(code, (sums.get(code) ?? 0) + item.amountFcfa);
  }
  return sums;
}

/**
 * Writes the sums of a stage onto the lines of the budget that have no amount yet, so that nothing that
 * somebody noted is changed.
 * @returns what is said of it
 * @throws not-found for an event without a dot; as `lockEvent`
 */
export async function carryToBudget(
  { db, now }: Pick<RequestContext, "db" | "now">,
  event: EventWithType,
  stage: DowryStage,
): Promise<string> {
  return await db.transaction(async (tx) => {
    await lockEvent(tx, event);
    if ((await listStages(tx, event)).dowry === undefined) throw refusal("not-found");
    const sums = sumsByLine(await listItems(tx, event.id), stage);
    if (sums.size === 0) return dowryMessages.unpriced;
    const rows = (await listBudget(tx, event)).flatMap(({ line, amounts }) => {
      const sum = line.eventId === null ? sums.get(line.code) : undefined;
      const { minAmountFcfa, maxAmountFcfa, realAmountFcfa } = amounts ?? {};
      if (sum === undefined || (minAmountFcfa ?? maxAmountFcfa ?? realAmountFcfa ?? null) !== null)
        return [];
      return {
        ...{ lineId: line.id, minAmountFcfa: sum, maxAmountFcfa: sum, realAmountFcfa: null },
        ...{ priceFrom: PRICE_FROM, isPrivate: amounts?.isPrivate ?? false },
      };
    });
    if (rows.length === 0) return dowryMessages.budgetKnown;
    await writeLines(tx, event.id, now, rows);
    return carriedMessage(rows.length);
  });
}
