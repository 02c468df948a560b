import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import { priceCampaign } from "../campaigns/price-campaign.ts";
import type { campaigns } from "../campaigns/tables.ts";
import { channels } from "../channels/tables.ts";
import { withLink } from "../deliveries/plan-deliveries.ts";
import { textForGuest } from "../deliveries/text-for-guest.ts";
import { type OtherChannel, planOtherChannel } from "./plan-other-channel.ts";

/**
 * The text and the price of a card for one of its guests by another channel.
 * @throws not-found, already-sent, channel-closed, 422
 */
export async function previewOtherChannel(
  context: RequestContext,
  event: Pick<EventWithType, "id" | "customerId" | "role">,
  first: typeof campaigns.$inferSelect,
  { guestId, channelId }: OtherChannel,
) {
  const { db, settings } = context;
  const { writer, body, bodyFormat } = await planOtherChannel(db, event, first, {
    guestId,
    channelId,
  });
  const price = await priceCampaign(context, writer, {
    channelId,
    body,
    bodyFormat,
    guestIds: [guestId],
  });
  const [[channel], text] = await Promise.all([
    db.select({ name: channels.name }).from(channels).where(eq(channels.id, channelId)),
    textForGuest(context, event, { guestId, body, bodyFormat }),
  ]);
  // Messages to phones bear the link of the card, wherever they are written without it.
  const link = `${settings.publicUrl}/i/…`;
  const read = channelId === channelIds.email ? text : withLink(text, link);
  return { channel: { id: channelId, name: channel?.name ?? "" }, text: read, price };
}
