import { checklistLabels } from "@jdj/contract/providers/checklist";
import { eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { missingOf } from "../publication/missing-items.ts";
import { readPublicationFacts } from "../publication/read-facts.ts";
import { sellers } from "../tables.ts";

const sellersFirst = [
  "Ajoutez vos articles avec leurs photos",
  "Dites où vous livrez, et à quel prix",
];

/** What a provider has to fill in yet, one thing a line; empty when nothing is missing. */
export async function listMissing(db: Database, providerId: number): Promise<string> {
  const [seller] = await db
    .select({ sellsOnly: sellers.sellsOnly })
    .from(sellers)
    .where(eq(sellers.providerId, providerId));
  if (seller?.sellsOnly) return sellersFirst.join("\n");
  const facts = await readPublicationFacts(db, providerId);
  if (facts === null) return "";
  return missingOf(facts)
    .map((item) => checklistLabels[item])
    .join("\n");
}
