import {
  consoleBookings as bookingContract,
  consoleContributions as contributionContract,
  consoleFabricOrders as fabricContract,
  consoleGifts as giftContract,
  consoleQuotes as quoteContract,
} from "@jdj/contract/console/sales";
import type { Database } from "../../../database/connect.ts";
import { answer, asStaff } from "../../../http/answer.ts";
import { pageAnswer, pageOf } from "../../staff/lists/paging.ts";
import { holdSale } from "../staff-holds/hold-sale.ts";
import { liftHold } from "../staff-holds/lift-hold.ts";
import { listConsoleBookings, readConsoleBooking } from "./bookings.ts";
import { listConsoleContributions, readConsoleContributions } from "./contributions.ts";
import { listConsoleFabricOrders, readConsoleFabricOrder } from "./fabric-orders.ts";
import { listConsoleGifts, readConsoleGift } from "./gifts.ts";
import { listConsoleQuotes, readConsoleQuote } from "./quotes.ts";
import { returnTransfer } from "./return-transfer.ts";

/** Answers a list with a page of what a search finds. */
function pageBy<Filter, Row>(
  list: (db: Database, filter: Filter, page: { offset: number; limit: number }) => Promise<Row[]>,
) {
  return async ({
    input,
    context: { db },
  }: {
    input: Filter & Parameters<typeof pageOf>[0];
    context: { db: Database };
  }) => {
    const { size, ...page } = pageOf(input);
    return pageAnswer(await list(db, input, page), size, (row) => row);
  };
}

export const consoleBookingCalls = {
  list: answer(bookingContract.list).use(asStaff).handler(pageBy(listConsoleBookings)),
  find: answer(bookingContract.find)
    .use(asStaff)
    .handler(({ input, context: { db } }) => readConsoleBooking(db, input.id)),
  hold: answer(bookingContract.hold)
    .use(asStaff)
    .handler(async ({ input: { id, reason }, context }) => {
      await holdSale(context, { resource: "bookings", id }, reason);
      return readConsoleBooking(context.db, id);
    }),
  lift: answer(bookingContract.lift)
    .use(asStaff)
    .handler(async ({ input: { id, reason }, context }) => {
      await liftHold(context, { resource: "bookings", id }, reason);
      return readConsoleBooking(context.db, id);
    }),
};

export const consoleQuoteCalls = {
  list: answer(quoteContract.list).use(asStaff).handler(pageBy(listConsoleQuotes)),
  find: answer(quoteContract.find)
    .use(asStaff)
    .handler(({ input, context: { db } }) => readConsoleQuote(db, input.id)),
  hold: answer(quoteContract.hold)
    .use(asStaff)
    .handler(async ({ input: { id, reason }, context }) => {
      await holdSale(context, { resource: "quotes", id }, reason);
      return readConsoleQuote(context.db, id);
    }),
  lift: answer(quoteContract.lift)
    .use(asStaff)
    .handler(async ({ input: { id, reason }, context }) => {
      await liftHold(context, { resource: "quotes", id }, reason);
      return readConsoleQuote(context.db, id);
    }),
};

export const consoleGiftCalls = {
  list: answer(giftContract.list).use(asStaff).handler(pageBy(listConsoleGifts)),
  find: answer(giftContract.find)
    .use(asStaff)
    .handler(({ input, context: { db } }) => readConsoleGift(db, input.id)),
};

export const consoleContributionCalls = {
  list: answer(contributionContract.list).use(asStaff).handler(pageBy(listConsoleContributions)),
  find: answer(contributionContract.find)
    .use(asStaff)
    .handler(({ input, context: { db } }) => readConsoleContributions(db, input.id)),
};

export const consoleFabricOrderCalls = {
  list: answer(fabricContract.list).use(asStaff).handler(pageBy(listConsoleFabricOrders)),
  find: answer(fabricContract.find)
    .use(asStaff)
    .handler(({ input, context: { db } }) => readConsoleFabricOrder(db, input.id)),

  returnTransfer: answer(fabricContract.returnTransfer)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      const { id, instalment_id: instalmentId, amount_fcfa: amountFcfa, reason } = input;
      await returnTransfer(context, { id, instalmentId, amountFcfa, reason });
      return readConsoleFabricOrder(context.db, id);
    }),
};
