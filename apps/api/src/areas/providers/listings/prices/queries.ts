import type { ListingPrice } from "@jdj/contract/providers/listings";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../../database/connect.ts";
import { listingPrices } from "./tables.ts";

/** The periods on offer, the shortest first. */
export function listOffered(db: Database): Promise<ListingPrice[]> {
  return db
    .select({ months: listingPrices.id, price_fcfa: listingPrices.priceFcfa })
    .from(listingPrices)
    .where(eq(listingPrices.isOnOffer, true))
    .orderBy(asc(listingPrices.id));
}
