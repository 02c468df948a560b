import { campaignCalls as campaigns } from "./campaigns/calls.ts";
import { cardFactsCalls } from "./card-facts/calls.ts";
import { channelCalls } from "./channels/calls.ts";
import { deliveryCalls } from "./deliveries/calls.ts";
import { guestReplyCalls } from "./guest-replies/calls.ts";
import { otherChannelCalls } from "./other-channel/calls.ts";
import { phoneNoticeCalls } from "./phone-notices/calls.ts";
import { reminderCalls } from "./reminders/calls.ts";
import { senderNameCalls } from "./sender-names/calls.ts";

/** The calls about what is sent to guests. */
export const campaignCalls = {
  channels: channelCalls,
  campaigns,
  deliveries: deliveryCalls,
  otherChannel: otherChannelCalls,
  phoneNotices: phoneNoticeCalls,
  firstCard: cardFactsCalls,
  guestReplies: guestReplyCalls,
  reminders: reminderCalls,
  senderNames: senderNameCalls,
};
