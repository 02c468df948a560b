import type { Database } from "../../../../database/connect.ts";
import { listingPrices } from "./tables.ts";

/** The prices of a new site, by months; staff set their own. */
const firstPrices = [
  { id: 1, priceFcfa: 5_000 },
  { id: 6, priceFcfa: 25_000 },
  { id: 12, priceFcfa: 45_000 },
];

/** Writes the prices of the listing that are missing. */
export async function writeListingPrices(db: Database): Promise<void> {
  await db.insert(listingPrices).values(firstPrices).onConflictDoNothing();
}
