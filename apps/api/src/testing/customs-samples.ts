import { customItems } from "../areas/notebook/customs/tables.ts";
import type { TestApp } from "./app.ts";
import type { CastMember } from "./cast.ts";
import type { Sample } from "./subject.ts";

/** Two things that are brought at the dot: one to change, one to remove. */
export async function furnishCustoms(app: TestApp, { eventId }: CastMember) {
  const salt = { eventId, stage: "dowry", kind: "food", name: "Sel", position: 1 } as const;
  const [item, spare] = await app.db
    .insert(customItems)
    .values([salt, salt])
    .returning({ id: customItems.id });
  return { customItemId: item?.id ?? 0, spareCustomItemId: spare?.id ?? 0 };
}

const liquor = { kind: "drinks", name: "Liqueur", quantity: "6 bouteilles", amount: "48 000" };

/** A right input for every call of the lists for kôkôkô and dot. */
export const customsSamples = {
  "notebook.customs.list": { byId: true, input: ({ eventId }) => ({ eventId }) },
  "notebook.customs.take": {
    byId: true,
    input: ({ eventId }) => ({ eventId, list: "baoule", stage: "dowry" }),
  },
  "notebook.customs.addItem": {
    byId: true,
    input: ({ eventId }) => ({ eventId, stage: "knocking", ...liquor }),
  },
  "notebook.customs.saveItem": {
    byId: true,
    input: ({ eventId, customItemId: id }) => ({
      ...{ eventId, id, ...liquor, version: 1 },
      ...{ agreed: "4 au lieu de 6", bringer: "Tonton Kouassi", state: "agreed" },
    }),
  },
  "notebook.customs.moveItem": {
    byId: true,
    input: ({ eventId, customItemId: id }) => ({ eventId, id, state: "ready" }),
  },
  "notebook.customs.removeItem": {
    byId: true,
    input: ({ eventId, spareCustomItemId: id }) => ({ eventId, id }),
  },
  "notebook.customs.carry": {
    byId: true,
    input: ({ eventId }) => ({ eventId, stage: "dowry" }),
  },
} satisfies Record<string, Sample>;
