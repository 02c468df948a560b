import { consoleOffers as contract } from "@jdj/contract/console/visibility-offers";
import { calendarDate } from "../../../../app-context.ts";
import { answer, asStaff } from "../../../../http/answer.ts";
import { pageAnswer, pageOf } from "../../../staff/lists/paging.ts";
import { changeOffer, requestOffer, requestOfferPrice } from "./change-offer.ts";
import { findOffer, listOffers, presentOffer } from "./queries.ts";

export const consoleOfferCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db, now } }) => {
      const { offset, limit, size } = pageOf(input);
      const rows = await listOffers(db, { offset, limit });
      return pageAnswer(rows, size, (row) => presentOffer(row, calendarDate(now)));
    }),

  find: answer(contract.find)
    .use(asStaff)
    .handler(({ input, context: { db, now } }) => findOffer(db, input.id, calendarDate(now))),

  add: answer(contract.add)
    .use(asStaff)
    .handler(({ input, context }) => requestOffer(context, context.author, input)),

  setPrice: answer(contract.setPrice)
    .use(asStaff)
    .handler(({ input, context }) => requestOfferPrice(context, context.author, input)),

  update: answer(contract.update)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await changeOffer(context, context.author, input);
      const { db, now } = context;
      return findOffer(db, input.id, calendarDate(now));
    }),
};
