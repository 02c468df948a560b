import { fieldErrorsOf, isRefusal, refusalMessage } from "@jdj/contract/call/refusals";
import type { CampaignPrice } from "@jdj/contract/campaigns/campaign-statistics";
import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import type { Client } from "@jdj/contract/client";
import type { GuestPage } from "@jdj/contract/invitations/guest-page";

/** A channel by which a card may be sent once more. */
interface OfferedChannel {
  id: number;
  name: string;
  /** FCFA per SMS segment or per message; 0 is free. */
  priceFcfa: number;
}

/** What a card by another channel would be, once one is chosen. */
export interface ChosenChannel {
  text: string;
  price: CampaignPrice;
  channel: OfferedChannel;
}

/**
 * The channels by which the newest card of a guest may go to them as well, and the text and the price of
 * the one that is asked for. Null where nothing left yet, and for those who may not send.
 */
export async function findOtherChannel(
  api: Client,
  { guest, card, sends }: GuestPage,
  asked: number | null,
) {
  const newest = sends.find(({ campaign_id }) => campaign_id === card?.campaign_id);
  if (!card || !newest?.can.change_channel) return null;
  const all = await api.campaigns.channels.customerChannels();
  const channels: OfferedChannel[] = all
    .filter(({ id, can }) => can.send && id !== channelIds.social && id !== newest.channel.id)
    .map(({ id, name, selling_price: priceFcfa }) => ({ id, name, priceFcfa }));
  const channel = channels.find(({ id }) => id === asked);
  const shown = { campaignId: card.campaign_id, channels };
  if (!channel) return { ...shown, chosen: null, refused: null, sendKey: "" };
  try {
    const { text, price } = await api.campaigns.otherChannel.previewOtherChannel({
      id: card.campaign_id,
      guest_id: guest.id,
      channel_id: channel.id,
    });
    // Made once per page, so that two presses send one card.
    const sendKey = crypto.randomUUID();
    return { ...shown, chosen: { text, price, channel }, refused: null, sendKey };
  } catch (error) {
    const why = Object.values(fieldErrorsOf(error) ?? {})[0]?.[0] ?? refusalMessage(error);
    if (why === null || isRefusal(error, "not-found")) throw error;
    return { ...shown, chosen: null, refused: why, sendKey: "" };
  }
}
