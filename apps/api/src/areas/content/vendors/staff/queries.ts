import { refusal } from "@jdj/contract/call/refusals";
import type { ConsoleOffer } from "@jdj/contract/console/visibility-offers";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../../database/connect.ts";
import { isOnOffer, validUntil } from "../offer-dates.ts";
import { visibilityOffers } from "../tables.ts";

type Row = typeof visibilityOffers.$inferSelect;

/** An offer in the shape of the contract. */
export function presentOffer(row: Row, today: string): ConsoleOffer {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    price_fcfa: row.priceFcfa,
    order_percent: row.orderPercent,
    offered_on: row.offeredOn,
    valid_days: row.validDays,
    valid_until: validUntil(row),
    renews_itself: row.renewsItself,
    shown: row.isShown,
    on_offer: row.isShown && isOnOffer(row, today),
    version: row.version,
  };
}

/** A page of the offers. */
export function listOffers(
  db: Database,
  { offset, limit }: { offset: number; limit: number },
): Promise<Row[]> {
  return db
    .select()
    .from(visibilityOffers)
    .orderBy(asc(visibilityOffers.id))
    .offset(offset)
    .limit(limit);
}

/** One offer. @throws not-found */
export async function findOffer(db: Database, id: number, today: string): Promise<ConsoleOffer> {
  const [row] = await db.select().from(visibilityOffers).where(eq(visibilityOffers.id, id));
  if (!row) throw refusal("not-found");
  return presentOffer(row, today);
}
