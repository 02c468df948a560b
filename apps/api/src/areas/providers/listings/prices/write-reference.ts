import type { Database } from "../../../../database/connect.ts";
import { listingPrices } from "./tables.ts";

/** The prices of a new site: of listings by months, of boosts by days; staff set their own. */
const firstPrices = [
  { id: 1, kind: "listing", length: 1, priceFcfa: 5_000 },
  { id: 6, kind: "listing", length: 6, priceFcfa: 25_000 },
  { id: 12, kind: "listing", length: 12, priceFcfa: 45_000 },
  { id: 101, kind: "boost", length: 7, priceFcfa: 5_000 },
  { id: 102, kind: "boost", length: 14, priceFcfa: 9_000 },
  { id: 103, kind: "boost", length: 30, priceFcfa: 17_500 },
] as const;

/** Writes the prices of listings and boosts that are missing. */
export async function writeListingPrices(db: Database): Promise<void> {
  await db
    .insert(listingPrices)
    .values([...firstPrices])
    .onConflictDoNothing();
}
