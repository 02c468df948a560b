import { eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { invoicingKeys } from "./tables.ts";

/** What is known of a provider's key, without the key; null where they entrusted none. */
export async function findKey(db: Database, providerId: number) {
  const [key] = await db
    .select({
      lastFour: invoicingKeys.lastFour,
      establishment: invoicingKeys.establishment,
      pointOfSale: invoicingKeys.pointOfSale,
      address: invoicingKeys.address,
      enteredAt: invoicingKeys.enteredAt,
      problem: invoicingKeys.problem,
      stickersLeft: invoicingKeys.stickersLeft,
    })
    .from(invoicingKeys)
    .where(eq(invoicingKeys.providerId, providerId));
  return key ?? null;
}

/** Whether a provider entrusted a key to us. */
export async function hasKey(db: Database, providerId: number): Promise<boolean> {
  return (await findKey(db, providerId)) !== null;
}
