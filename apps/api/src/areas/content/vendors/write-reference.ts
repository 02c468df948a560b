import type { Database } from "../../../database/connect.ts";
import { offerReference, paymentNumberReference } from "./reference.ts";
import { offerPaymentNumbers, visibilityOffers } from "./tables.ts";

/**
 * Writes the offers of a new site, valid from today, and the numbers on which they are paid; expired
 * ones stay closed until staff renew them.
 */
export async function writeOffers(db: Database, today: string): Promise<void> {
  await db
    .insert(visibilityOffers)
    .values(offerReference.map((offer) => ({ ...offer, offeredOn: today })))
    .onConflictDoNothing();
  await db
    .insert(offerPaymentNumbers)
    .values(paymentNumberReference.map((number, position) => ({ ...number, position })))
    .onConflictDoNothing();
}
