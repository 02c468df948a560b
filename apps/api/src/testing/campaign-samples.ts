import type { CallName } from "./contract-calls.ts";
import type { Sample, Subject } from "./subject.ts";

type CampaignCall = Extract<
  CallName,
  `cards.${"campaigns" | "deliveries" | "reminders" | "senderNames"}.${string}`
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

const byCampaign = ({ campaignId }: Subject) => ({ id: campaignId });

/** For every call about sends, a right input. */
export const messageSamples: Record<CampaignCall, Sample> = {
  "cards.campaigns.campaigns": { byId: false, input: () => undefined },
  "cards.campaigns.campaignsByPage": { byId: false, input: () => ({ page: 1 }) },
  "cards.campaigns.campaign": { byId: true, input: byCampaign },
  "cards.campaigns.progress": { byId: true, input: byCampaign },
  "cards.campaigns.placeholders": { byId: false, input: () => undefined },
  "cards.campaigns.price": {
    byId: true,
    input: ({ guestId }) => ({ channel_id: 3, body: "[prénoms], venez !", tab: [guestId] }),
  },
  "cards.campaigns.createCampaign": { byId: true, input: card },
  "cards.campaigns.sendSavedCampaign": { byId: true, input: card },
  "cards.campaigns.saveCampaign": { byId: true, input: card },
  "cards.campaigns.releaseCampaign": { byId: true, input: byCampaign },
  "cards.campaigns.resendFailed": { byId: true, input: byCampaign },
  "cards.campaigns.cancelCampaign": { byId: true, input: byCampaign },
  "cards.reminders.previewReminder": { byId: true, input: byCampaign },
  "cards.reminders.remind": { byId: true, input: byCampaign },
  "cards.senderNames.list": { byId: true, input: ({ eventId }) => ({ eventId }) },
  "cards.senderNames.request": {
    byId: true,
    input: ({ eventId }) => ({ eventId, name: "Awa et Yann" }),
  },
  "cards.senderNames.withdraw": {
    byId: true,
    input: ({ eventId, senderNameId }) => ({ eventId, id: senderNameId }),
  },
  "cards.deliveries.deliveriesByPage": {
    byId: true,
    input: ({ campaignId }) => ({ id: campaignId, page: 1, filter: "all" as const }),
  },
  "cards.deliveries.markWritten": {
    byId: true,
    input: ({ campaignId, guestId }) => ({ id: campaignId, guest_id: guestId, written: true }),
  },
  "cards.campaigns.testCampaign": {
    byId: false,
    input: () => ({ channel_id: 1, body: "[prénoms], venez !" }),
  },
};
