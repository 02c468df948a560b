import type { ListedCampaign } from "@jdj/contract/campaigns/campaign-shapes";
import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { at } from "@jdj/contract/paths/addresses";
import { describe, expect, it } from "vitest";
import { campaignsCsv } from "./campaigns-csv.ts";
import { presentCampaign } from "./present-campaign.ts";

const campaign: ListedCampaign = {
  id: 7,
  kind: "card",
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
  planned_for: null,
  paused: null,
  units: 12,
  image: null,
  reminder_of: 4,
  success: 11,
  error: 1,
  total: 12,
  customer_id: 1,
  answered: 4,
  asks_for_answer: true,
  thumbnail: "/carte.png",
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
    const stateOf = (status: ListedCampaign["status"]) =>
      presentCampaign({ ...campaign, status }, []).state;
    expect(stateOf("awaiting-payment")).toBe("À payer");
    expect(stateOf("scheduled")).toBe("Prévu");
    expect(stateOf("cancelled")).toBe("Annulé");
    const paused = { since: "2026-11-20T18:10:00.000Z", reason: null };
    const held = presentCampaign({ ...campaign, status: "sending", paused }, []);
    expect(held.state).toBe("Suspendu par notre équipe");
  });

  it("says how many it reached and how many answered, or how far it is", () => {
    const reachOf = (changes: Partial<ListedCampaign>) =>
      presentCampaign({ ...campaign, ...changes }, []).reach;
    const [sent, answered] = ["113\u00a0envoyés", "86\u00a0réponses"];
    const done = { success: 113, error: 0, total: 113, answered: 86 };
    expect(reachOf(done)).toEqual({ left: sent, right: answered, share: 86 / 113 });
    expect(reachOf({ ...done, success: 20, answered: 0, status: "sending" })).toEqual({
      left: "20\u00a0envoyés",
      right: "sur 113",
      share: 20 / 113,
    });
    expect(reachOf({ ...done, asks_for_answer: false })).toEqual({
      left: sent,
      right: "",
      share: 1,
    });
    expect(reachOf({ ...done, status: "scheduled" })).toBeNull();
  });

  it("says only how many it reached where answers are not counted", () => {
    const row = presentCampaign({ ...campaign, success: 40, total: 80, answered: null }, []);
    expect(row.reach).toEqual({ left: "40\u00a0envoyés", right: "", share: 0.5 });
  });

  it("names the next step: what has not left, what did not arrive, who has not answered", () => {
    const nextOf = (changes: Partial<ListedCampaign>) =>
      presentCampaign({ ...campaign, reminder_of: null, error: 0, ...changes }, []).next;
    const planned = { status: "draft", planned_for: "2026-12-01T10:00:00.000Z" } as const;
    expect(nextOf(planned)?.label).toBe("Changer son jour");
    expect(nextOf({ status: "draft" })?.label).toBe("Relire et envoyer");
    expect(nextOf({ status: "awaiting-payment" })?.label).toBe("Payer et envoyer");
    expect(nextOf({ status: "scheduled" })).toBeNull();
    const manual = { channel_id: channelIds.manual, success: 2, total: 12 };
    expect(nextOf(manual)?.label).toBe("Écrire à 10\u00a0invités");
    expect(nextOf({ error: 1 })).toEqual({
      label: "Voir 1\u00a0échec",
      to: `${at("card", { id: 7 })}?vue=destinataires`,
    });
    expect(nextOf({})).toEqual({
      label: "Relancer 7\u00a0invités",
      to: at("remindGuests", { id: 7 }),
    });
    expect(nextOf({ asks_for_answer: false })).toBeNull();
    expect(nextOf({ answered: 11 })).toBeNull();
  });
});

it("the file has the columns of the table, the answers and the state", () => {
  const row = presentCampaign({ ...campaign, subject: "Venez" }, [{ id: 1, name: "Famille" }]);
  expect(campaignsCsv([row])).toBe(
    "\uFEFFDate;Expéditeur;Canal;Cible;Objet;Succès;Échecs;Total;Réponses;État\r\n" +
      "20/11/2026 à 18:05;Awa et Yann;SMS;Famille;Venez;11;1;12;4;Envoyé\r\n",
  );
});
