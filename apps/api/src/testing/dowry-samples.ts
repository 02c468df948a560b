import { dowryItems } from "../areas/notebook/dowry/tables.ts";
import type { TestApp } from "./app.ts";
import type { CastMember } from "./cast.ts";
import type { Sample } from "./subject.ts";

/** Two things that are brought at the dot: one to change, one to remove. */
export async function furnishDowry(app: TestApp, { eventId }: CastMember) {
  const salt = { eventId, stage: "dowry", kind: "food", name: "Sel", position: 1 } as const;
  const [item, spare] = await app.db
    .insert(dowryItems)
    .values([salt, salt])
    .returning({ id: dowryItems.id });
  return { dowryItemId: item?.id ?? 0, spareDowryItemId: spare?.id ?? 0 };
}

const liquor = { kind: "drinks", name: "Liqueur", quantity: "6 bouteilles", amount: "48 000" };

/** A right input for every call of the lists for kôkôkô and dot. */
export const dowrySamples = {
  "notebook.dowry.list": { byId: true, input: ({ eventId }) => ({ eventId }) },
  "notebook.dowry.take": {
    byId: true,
    input: ({ eventId }) => ({ eventId, list: "baoule", stage: "dowry" }),
  },
  "notebook.dowry.addItem": {
    byId: true,
    input: ({ eventId }) => ({ eventId, stage: "knocking", ...liquor }),
  },
  "notebook.dowry.saveItem": {
    byId: true,
    input: ({ eventId, dowryItemId: id }) => ({
      ...{ eventId, id, ...liquor, version: 1 },
      ...{ agreed: "4 au lieu de 6", bringer: "Tonton Kouassi", state: "agreed" },
    }),
  },
  "notebook.dowry.moveItem": {
    byId: true,
    input: ({ eventId, dowryItemId: id }) => ({ eventId, id, state: "ready" }),
  },
  "notebook.dowry.removeItem": {
    byId: true,
    input: ({ eventId, spareDowryItemId: id }) => ({ eventId, id }),
  },
  "notebook.dowry.carry": {
    byId: true,
    input: ({ eventId }) => ({ eventId, stage: "dowry" }),
  },
} satisfies Record<string, Sample>;
