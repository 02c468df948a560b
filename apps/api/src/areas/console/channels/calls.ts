import { channels as contract } from "@jdj/contract/console/channels";
import { answer, asStaff } from "../../../http/answer.ts";
import { pageOf } from "../paging.ts";
import { changeChannel, removeChannelPrice, setChannelPrice } from "./change-channel.ts";
import { findConsoleChannel, listConsoleChannels } from "./queries.ts";

export const consoleChannelCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const { offset, size } = pageOf(input);
      const rows = await listConsoleChannels(db);
      return { rows: rows.slice(offset, offset + size), has_next: rows.length > offset + size };
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
    .handler(async ({ input, context }) => {
      const { id, price_fcfa: priceFcfa, from } = input;
      await setChannelPrice(context, context.author, { id, priceFcfa, from });
      return findConsoleChannel(context.db, id);
    }),

  removePrice: answer(contract.removePrice)
    .use(asStaff)
    .handler(async ({ input: { id, price_id: priceId }, context }) => {
      await removeChannelPrice(context, context.author, { id, priceId });
      return { success: true };
    }),
};
