import type { Database } from "../../../database/connect.ts";
import { offerReference } from "./reference.ts";
import { visibilityOffers } from "./tables.ts";

/** Opens the offers from today in a new site; those that ran out stay so until staff renew them. */
export async function writeOffers(db: Database, today: string): Promise<void> {
  await db
    .insert(visibilityOffers)
    .values(offerReference.map((offer) => ({ ...offer, offeredOn: today })))
    .onConflictDoNothing();
}
