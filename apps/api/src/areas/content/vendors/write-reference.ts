import type { Database } from "../../../database/connect.ts";
import { offerReference, paymentNumberReference } from "./reference.ts";
import { offerPaymentNumbers, visibilityOffers } from "./tables.ts";

/**
 * Writes the offers of a new site, valid from today; expired ones stay closed until staff renew them.
 * The numbers on which they are paid are invented: they are hidden until staff enter their own.
 */
export async function writeOffers(db: Database, today: string): Promise<void> {
  await db
    .insert(visibilityOffers)
    .values(offerReference.map((offer) => ({ ...offer, offeredOn: today })))
    .onConflictDoNothing();
  await db
    .insert(offerPaymentNumbers)
    .values(
      paymentNumberReference.map((number, position) => ({ ...number, position, isShown: false })),
    )
    .onConflictDoNothing();
}
