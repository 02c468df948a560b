import { channels as contract } from "@jdj/contract/console/channels";
import { answer, asStaff } from "../../../../http/answer.ts";
import { pageOf } from "../../../staff/lists/paging.ts";
import { changeChannel, requestChannelPrice, requestPriceRemoval } from "./change-channel.ts";
import { findConsoleChannel, listConsoleChannels } from "./queries.ts";

export const consoleChannelCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const { offset, size } = pageOf(input);
      const rows = await listConsoleChannels(db);
      return { items: rows.slice(offset, offset + size), has_more: rows.length > offset + size };
    }),

  find: answer(contract.find)
    .use(asStaff)
    .handler(({ input, context: { db } }) => findConsoleChannel(db, input.id)),

  update: answer(contract.update)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      const { color_code: colorCode, ...change } = input;
      await changeChannel(context, context.author, { ...change, colorCode });
      return findConsoleChannel(context.db, input.id);
    }),

  setPrice: answer(contract.setPrice)
    .use(asStaff)
    .handler(({ input: { id, price_fcfa: priceFcfa, from }, context }) =>
      requestChannelPrice(context, context.author, { id, priceFcfa, from }),
    ),

  removePrice: answer(contract.removePrice)
    .use(asStaff)
    .handler(({ input: { id, price_id: priceId }, context }) =>
      requestPriceRemoval(context, context.author, { id, priceId }),
    ),
};
