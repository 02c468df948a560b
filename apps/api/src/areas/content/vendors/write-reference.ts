import type { Database } from "../../../database/connect.ts";
import { offerReference } from "./reference.ts";
import { visibilityOffers } from "./tables.ts";

/**
 * Writes the offers of a new site, valid from today; expired ones stay closed until staff renew
 * them.
 */
export async function writeOffers(db: Database, today: string): Promise<void> {
  await db
    .insert(visibilityOffers)
    .values(offerReference.map((offer) => ({ ...offer, offeredOn: today })))
    .onConflictDoNothing();
}
