import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { cardMessages } from "@jdj/contract/campaigns/messages";
import { otherChannel as contract } from "@jdj/contract/campaigns/other-channel";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import { presentDue } from "../campaigns/present.ts";
import { withCampaign } from "../campaigns/with-campaign.ts";
import { previewOtherChannel } from "./preview-other-channel.ts";
import { sendByOtherChannel } from "./send-by-other-channel.ts";

export const otherChannelCalls = {
  previewOtherChannel: answer(contract.previewOtherChannel)
    .use(asVerifiedCustomer)
    .use(withCampaign)
    .handler(({ input, context }) => {
      const { guest_id: guestId, channel_id: channelId } = input;
      return previewOtherChannel(context, context.event, context.campaign, { guestId, channelId });
    }),

  sendByOtherChannel: answer(contract.sendByOtherChannel)
    .use(asVerifiedCustomer)
    .use(withCampaign)
    .handler(async ({ input, context }) => {
      const { guest_id: guestId, channel_id: channelId } = input;
      const key = input.idempotency_key ?? null;
      const sending = { guestId, channelId, key };
      const sent = await sendByOtherChannel(context, context.event, context.campaign, sending);
      const message =
        sent.payment !== null
          ? cardMessages.saved
          : channelId === channelIds.manual
            ? cardMessages.readyToWrite
            : cardMessages.resent;
      const { id } = sent.campaign;
      const data = { id, channel_id: channelId, ...presentDue(sent.payment) };
      return { success: true, message, data };
    }),
};
