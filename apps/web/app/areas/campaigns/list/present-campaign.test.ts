import type { CampaignSummary } from "@jdj/contract/campaigns/campaign-shapes";
import { describe, expect, it } from "vitest";
import { presentCampaign } from "./present-campaign.ts";

const campaign: CampaignSummary = {
  id: 7,
  channel_id: 3,
  channel: { name: "SMS" },
  label: "Rappel",
  message_category_id: 3,
  category: { name: "Rappel" },
  message_model_id: null,
  model: null,
  message_design_id: 1,
  design: { name: "Lisière" },
  from: "Awa et Yann",
  subject: null,
  body: "",
  body_format: "text",
  target: "2;1",
  created_at: "2026-11-20T18:05:00.000Z",
  status: "done",
  scheduled_at: null,
  paused: null,
  units: 12,
  image: null,
  reminder_of: 4,
  success: 11,
  error: 1,
  total: 12,
  customer_id: 1,
};

describe("a line of the history of cards", () => {
  it("says its channel, whether it is a reminder, and for whom it was", () => {
    const categories = [
      { id: 1, name: "Famille" },
      { id: 2, name: "Amis" },
      { id: 3, name: "Voisins" },
    ];
    expect(presentCampaign(campaign, categories)).toMatchObject({
      channel: "SMS",
      isReminder: true,
      target: "Famille, Amis",
      state: null,
    });
    const first = presentCampaign({ ...campaign, reminder_of: null }, categories);
    expect(first.isReminder).toBe(false);
  });

  it("says until it has left that it waits, and for what", () => {
    const stateOf = (status: CampaignSummary["status"]) =>
      presentCampaign({ ...campaign, status }, []).state;
    expect(stateOf("awaiting-payment")).toBe("À payer");
    expect(stateOf("scheduled")).toBe("Prévu");
    expect(stateOf("cancelled")).toBe("Annulé");
    const paused = { since: "2026-11-20T18:10:00.000Z", reason: null };
    const held = presentCampaign({ ...campaign, status: "sending", paused }, []);
    expect(held.state).toBe("Suspendu par notre équipe");
  });
});
