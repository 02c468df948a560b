import type { DowryStage, DowryState } from "@jdj/contract/notebook/dowry-items";
import { and, eq } from "drizzle-orm";
import { addItem, takeList } from "../../src/areas/notebook/dowry/change-items.ts";
import { dowryItems } from "../../src/areas/notebook/dowry/tables.ts";
import type { Database } from "../../src/database/connect.ts";
import { addDays, instantOn } from "./base-day.ts";
import type { DemoEvent } from "./write-notebook.ts";

/** What the families noted of an item of the Baoulé example, by its code; amounts in thousands of FCFA. */
type Noted = [
  code: string,
  noted: { bringer?: string; agreed?: string; note?: string; amount?: number; state?: DowryState },
];

/** The bride's family is Baoulé; the dot was held two months ago. */
const noted: readonly Noted[] = [
  ["liquor-maternal", { amount: 12, bringer: "Tonton Firmin" }],
  ["liquor-paternal", { amount: 12, bringer: "Tonton Firmin" }],
  [
    "liquor-community",
    { state: "dropped", agreed: "laissée de côté, la rencontre était au village" },
  ],
  ["liquor-witness", { amount: 12, bringer: "Yann" }],
  ["liquor", { amount: 72, bringer: "Tonton Firmin", agreed: "8 bouteilles au lieu de 6" }],
  ["sheet", { amount: 45, bringer: "Tantie Adjoua" }],
  ["father-cloth", { amount: 60, bringer: "Tantie Adjoua" }],
  ["outfits", { amount: 240, bringer: "Yann", note: "Trois complets, choisis avec Awa" }],
  ["bride-sum", { amount: 50, bringer: "Yann", agreed: "50 000 au lieu de 60 000" }],
  ["reception-sum", { bringer: "Le comité" }],
  ["salt", { amount: 2, bringer: "Tantie Adjoua" }],
];

/** Writes what was brought at kôkôkô and dot of the wedding. @param base the day from which its dates are counted */
export async function writeDowry(tx: Database, event: DemoEvent, base: string): Promise<void> {
  const context = { db: tx, now: instantOn(addDays(base, -100), "19:30") };
  const stages: readonly DowryStage[] = ["knocking", "dowry"];
  for (const stage of stages) await takeList(context, event, { list: "baoule", stage });
  await addItem(context, event, {
    ...{ stage: "dowry", kind: "objects", name: "Malle de la mariée", quantity: "1" },
    ...{ amount: 190_000, recipient: "Awa", bringer: "Les sœurs de Yann" },
  });
  await tx.update(dowryItems).set({ state: "given" }).where(eq(dowryItems.eventId, event.id));
  for (const [code, { amount, ...rest }] of noted)
    await tx
      .update(dowryItems)
      .set({ ...rest, ...(amount === undefined ? {} : { amountFcfa: amount * 1000 }) })
      .where(and(eq(dowryItems.eventId, event.id), eq(dowryItems.listed, `baoule/${code}`)));
}
