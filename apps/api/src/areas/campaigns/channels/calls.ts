import { cardChannels as contract } from "@jdj/contract/campaigns/channels";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import type { ApiSettings } from "../../../settings.ts";
import { withCurrentEvent, withCurrentEventOrNull } from "../../notebook/events/with-event.ts";
import {
  type BlockedTemplate,
  blockedTemplates,
} from "../../operations/whatsapp-account/blocked-templates.ts";
import { channelCredits } from "../../payments/credit/tables.ts";
import { answerOnce } from "../../payments/idempotency/answer-once.ts";
import { buyCredit } from "./buy-credit.ts";
import { isChannelOffered } from "./is-channel-open.ts";
import { channels } from "./tables.ts";

export const channelCalls = {
  channels: answer(contract.channels).handler(async ({ context }) =>
    (await listChannels(context.db)).map((listed) =>
      presentChannel({ ...listed, units: 0 }, context.settings),
    ),
  ),

  customerChannels: answer(contract.customerChannels)
    .use(asVerifiedCustomer)
    .use(withCurrentEventOrNull)
    .handler(async ({ context: { db, actor, event, settings } }) => {
      // The credit is the owner's, whichever member of the event reads it.
      const listed = await listChannelsOf(db, {
        customerId: event?.customerId ?? actor.customer.id,
      });
      return listed.map((one) => ({
        ...presentChannel(one, settings),
        pivot: { remaining_messages: one.units },
      }));
    }),

  buyCredit: answer(contract.buyCredit)
    .use(asVerifiedCustomer)
    .use(withCurrentEvent)
    .handler(async ({ input, context }) => {
      const { actor, event, caller } = context;
      const { idempotency_key, channel_id: channelId, units = null, amount = null } = input;
      await consumeRateLimit(limits.payment, `credit:${actor.customer.id}`, context);
      const key = idempotency_key ?? caller.idempotencyKey;
      const bought = { channelId, units, amountFcfa: amount };
      return answerOnce(
        context,
        { scope: `credit:${actor.user.id}`, key, body: bought },
        async () => {
          const { reference, units, payableFcfa } = await buyCredit(context, event, bought);
          return { success: true as const, data: { reference, units, total: payableFcfa } };
        },
      );
    }),
};

function presentChannel(
  {
    channel,
    units,
    blocked,
  }: { channel: typeof channels.$inferSelect; units: number; blocked: BlockedTemplate[] },
  settings: ApiSettings,
) {
  return {
    id: channel.id,
    name: channel.name,
    image: null,
    color_code: channel.colorCode,
    selling_price: channel.priceFcfa,
    can: { send: isChannelOffered(channel, units, { ...settings, blocked }) },
  };
}

/** The channels, in their order. */
function listChannels(db: Database) {
  return db
    .select({ channel: channels, blocked: blockedTemplates })
    .from(channels)
    .orderBy(asc(channels.position));
}

/** The channels with the units that a customer has left of each; 0 of one that was never bought. */
const listChannelsOf = preparedQuery(
  "channels-of-customer",
  (db, { customerId }: Values<{ customerId: number }>) =>
    db
      .select({
        channel: channels,
        units: sql<number>`coalesce(${channelCredits.units}, 0)`.mapWith(Number),
        blocked: blockedTemplates,
      })
      .from(channels)
      .leftJoin(
        channelCredits,
        and(eq(channelCredits.channelId, channels.id), eq(channelCredits.customerId, customerId)),
      )
      .orderBy(asc(channels.position)),
);
