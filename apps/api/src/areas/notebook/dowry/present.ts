import type { Dowry, DowryItem } from "@jdj/contract/notebook/dowry";
import { dowryStages } from "@jdj/contract/notebook/dowry-items";
import { heldOn, isPlanned } from "../ceremonies/ceremony.ts";
import type { listStages, StoredItem } from "./queries.ts";
import { startingLists } from "./starting-lists.ts";

/** What an item of a list is called in the rows that copy it. */
export const listedCode = (list: string, item: string) => `${list}/${item}`;

function presentItem(item: StoredItem): DowryItem {
  const { id, stage, kind, name, quantity, recipient, bringer, agreed, note } = item;
  const { state, source, version, amountFcfa: amount } = item;
  return {
    ...{ id, stage, kind, name, quantity, amount, recipient, bringer, agreed, note },
    ...{ state, source, version },
  };
}

function presentLists(items: readonly StoredItem[]): Dowry["lists"] {
  const taken = new Set(items.map(({ listed }) => listed));
  return startingLists.map(({ code, people, region, source, readOn, items: listed }) => ({
    ...{ code, people, region, source, read_on: readOn },
    items: listed.map((item) => ({
      ...{ code: item.code, stage: item.stage, kind: item.kind, name: item.name },
      quantity: item.quantity ?? null,
      amount: item.amount ?? null,
      recipient: item.recipient ?? null,
      is_taken: taken.has(listedCode(code, item.code)),
    })),
  }));
}

/** The list of an event in the shape of the contract. */
export function presentDowry(
  event: { id: number; weddingDate: string | null },
  stages: Awaited<ReturnType<typeof listStages>>,
  items: readonly StoredItem[],
  can: Dowry["can"],
): Dowry {
  return {
    stages: dowryStages.map((stage) => {
      const of = stages[stage];
      return {
        stage,
        ceremony: of
          ? {
              ...{ id: of.ceremony.id, name: of.ceremony.name, is_planned: isPlanned(of) },
              held_on: isPlanned(of) ? heldOn(of, event) : null,
            }
          : null,
      };
    }),
    items: items.map(presentItem),
    lists: presentLists(items),
    can,
  };
}
