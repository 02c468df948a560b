import type { CallName } from "./contract-calls.ts";
import type { Sample, Subject } from "./subject.ts";

type CampaignCall = Extract<
  CallName,
  `campaigns.${"campaigns" | "deliveries" | "firstCard" | "guestReplies" | "otherChannel" | "phoneNotices" | "reminders" | "senderNames"}.${string}`
>;

function card({ guestId }: Subject) {
  return {
    channel_id: 1,
    message_category_id: 1,
    message_design_id: 1,
    body: "Chère [prénoms], venez !",
    tab: [guestId],
  };
}

/** WhatsApp one by one, which is free. */
const byOtherChannel = ({ campaignId, guestId }: Subject) => ({
  id: campaignId,
  guest_id: guestId,
  channel_id: 5,
});

const byCampaign = ({ campaignId }: Subject) => ({ id: campaignId });

/** For every call about sends, a right input. */
export const messageSamples: Record<CampaignCall, Sample> = {
  "campaigns.campaigns.campaigns": { byId: false, input: () => undefined },
  "campaigns.campaigns.campaignsByPage": { byId: false, input: () => ({ page: 1 }) },
  "campaigns.campaigns.campaign": { byId: true, input: byCampaign },
  "campaigns.campaigns.progress": { byId: true, input: byCampaign },
  "campaigns.campaigns.placeholders": { byId: false, input: () => undefined },
  "campaigns.campaigns.price": {
    byId: true,
    input: ({ guestId }) => ({ channel_id: 3, body: "[prénoms], venez !", tab: [guestId] }),
  },
  "campaigns.campaigns.createCampaign": { byId: true, input: card },
  "campaigns.campaigns.sendSavedCampaign": { byId: true, input: card },
  "campaigns.campaigns.saveCampaign": { byId: true, input: card },
  "campaigns.campaigns.releaseCampaign": { byId: true, input: byCampaign },
  "campaigns.campaigns.resendFailed": { byId: true, input: byCampaign },
  "campaigns.campaigns.cancelCampaign": { byId: true, input: byCampaign },
  "campaigns.otherChannel.previewOtherChannel": { byId: true, input: byOtherChannel },
  "campaigns.otherChannel.sendByOtherChannel": { byId: true, input: byOtherChannel },
  "campaigns.phoneNotices.find": { byId: false, input: () => undefined },
  "campaigns.phoneNotices.choose": { byId: false, input: () => ({ way: null }) },
  "campaigns.reminders.previewReminder": { byId: true, input: byCampaign },
  "campaigns.reminders.remind": { byId: true, input: byCampaign },
  "campaigns.guestReplies.list": { byId: true, input: ({ eventId }) => ({ eventId, page: 1 }) },
  "campaigns.firstCard.facts": { byId: true, input: ({ eventId }) => ({ eventId }) },
  "campaigns.firstCard.save": {
    byId: true,
    input: ({ eventId }) => ({ eventId, place: "Mairie de Cocody" }),
  },
  "campaigns.senderNames.list": { byId: true, input: ({ eventId }) => ({ eventId }) },
  "campaigns.senderNames.request": {
    byId: true,
    input: ({ eventId }) => ({ eventId, name: "Awa et Yann" }),
  },
  "campaigns.senderNames.withdraw": {
    byId: true,
    input: ({ eventId, senderNameId }) => ({ eventId, id: senderNameId }),
  },
  "campaigns.deliveries.deliveriesByPage": {
    byId: true,
    input: ({ campaignId }) => ({ id: campaignId, page: 1, filter: "all" as const }),
  },
  "campaigns.deliveries.markWritten": {
    byId: true,
    input: ({ campaignId, guestId }) => ({ id: campaignId, guest_id: guestId, written: true }),
  },
  "campaigns.campaigns.testCampaign": {
    byId: false,
    input: () => ({ channel_id: 1, body: "[prénoms], venez !" }),
  },
};
