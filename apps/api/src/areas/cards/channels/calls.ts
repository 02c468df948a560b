import { cardChannels as contract } from "@jdj/contract/cards/channels";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import { findCurrentEvent } from "../../notebook/events/queries.ts";
import { listChannels, listChannelsOf } from "./queries.ts";
import type { channels } from "./tables.ts";

export const channelCalls = {
  channels: answer(contract.channels).handler(async ({ context }) =>
    (await listChannels(context.db)).map(presentChannel),
  ),

  customerChannels: answer(contract.customerChannels)
    .use(asVerifiedCustomer)
    .handler(async ({ context: { db, actor, need } }) => {
      // The credit is the owner's, whoever of those that share the event looks at it.
      const event = await findCurrentEvent(db, actor.customer.id, need);
      const listed = await listChannelsOf(db, event?.customerId ?? actor.customer.id);
      return listed.map(({ channel, units }) => ({
        ...presentChannel(channel),
        pivot: { remaining_messages: units },
      }));
    }),
};

function presentChannel(channel: typeof channels.$inferSelect) {
  return {
    id: channel.id,
    name: channel.name,
    image: null,
    color_code: channel.colorCode,
    selling_price: channel.priceFcfa,
    can: { send: channel.open },
  };
}
