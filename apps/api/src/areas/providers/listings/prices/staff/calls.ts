import { consoleListingPrices as contract } from "@jdj/contract/console/listing-prices";
import { answer, asStaff } from "../../../../../http/answer.ts";
import { pageAnswer, pageOf } from "../../../../staff/lists/paging.ts";
import { requestListingPrice } from "./change-price.ts";
import { findListingPrice, listListingPrices, presentListingPrice } from "./queries.ts";

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
