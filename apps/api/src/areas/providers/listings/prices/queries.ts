import { and, asc, eq } from "drizzle-orm";
import type { Database } from "../../../../database/connect.ts";
import { listingPrices, type OfferKind } from "./tables.ts";

/** A period on offer: in months for a listing, in days for a boost; its price in FCFA. */
export interface OfferedPeriod {
  length: number;
  priceFcfa: number;
}

/** The periods of a kind on offer, the shortest first. */
export function listOffered(db: Database, kind: OfferKind): Promise<OfferedPeriod[]> {
  return db
    .select({ length: listingPrices.length, priceFcfa: listingPrices.priceFcfa })
    .from(listingPrices)
    .where(and(eq(listingPrices.kind, kind), eq(listingPrices.isOnOffer, true)))
    .orderBy(asc(listingPrices.length));
}
