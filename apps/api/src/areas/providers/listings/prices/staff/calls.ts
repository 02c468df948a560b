import { refusal } from "@jdj/contract/call/refusals";
import {
  type ConsoleListingPrice,
  consoleListingPrices as contract,
} from "@jdj/contract/console/listing-prices";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../../../database/connect.ts";
import { answer, asStaff } from "../../../../../http/answer.ts";
import { pageAnswer, pageOf } from "../../../../staff/lists/paging.ts";
import { listingPrices } from "../tables.ts";
import { requestListingPrice } from "./change-price.ts";

export const consoleListingPriceCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const { offset, limit, size } = pageOf(input);
      return pageAnswer(await listListingPrices(db, { offset, limit }), size, presentListingPrice);
    }),

  find: answer(contract.find)
    .use(asStaff)
    .handler(({ input, context: { db } }) => findListingPrice(db, input.id)),

  update: answer(contract.update)
    .use(asStaff)
    .handler(({ input, context }) => requestListingPrice(context, context.author, input)),
};

type Row = typeof listingPrices.$inferSelect;

/** A price in the shape of the contract. */
function presentListingPrice({ priceFcfa, isOnOffer, ...row }: Row): ConsoleListingPrice {
  return { ...row, price_fcfa: priceFcfa, on_offer: isOnOffer };
}

/** A page of the prices, the shortest period first. */
function listListingPrices(
  db: Database,
  { offset, limit }: { offset: number; limit: number },
): Promise<Row[]> {
  return db.select().from(listingPrices).orderBy(asc(listingPrices.id)).offset(offset).limit(limit);
}

/** One price. @throws not-found */
async function findListingPrice(db: Database, id: number): Promise<ConsoleListingPrice> {
  const [row] = await db.select().from(listingPrices).where(eq(listingPrices.id, id));
  if (!row) throw refusal("not-found");
  return presentListingPrice(row);
}
