import { refusal } from "@jdj/contract/call/refusals";
import type { ConsoleListingPrice } from "@jdj/contract/console/listing-prices";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../../../database/connect.ts";
import { listingPrices } from "../tables.ts";

type Row = typeof listingPrices.$inferSelect;

/** A price in the shape of the contract. */
export function presentListingPrice({
  id,
  priceFcfa,
  isOnOffer,
  version,
}: Row): ConsoleListingPrice {
  return { id, price_fcfa: priceFcfa, on_offer: isOnOffer, version };
}

/** A page of the prices, the shortest period first. */
export function listListingPrices(
  db: Database,
  { offset, limit }: { offset: number; limit: number },
): Promise<Row[]> {
  return db.select().from(listingPrices).orderBy(asc(listingPrices.id)).offset(offset).limit(limit);
}

/** One price. @throws not-found */
export async function findListingPrice(db: Database, id: number): Promise<ConsoleListingPrice> {
  const [row] = await db.select().from(listingPrices).where(eq(listingPrices.id, id));
  if (!row) throw refusal("not-found");
  return presentListingPrice(row);
}
