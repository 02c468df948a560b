import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { describe, expect, it } from "vitest";
import { rewriteCard } from "./rewrite-card.ts";

const { email, sms, whatsapp } = channelIds;
const model = (channelId: number) =>
  channelId === sms ? "Venez ! [lien]" : "Chère [prénoms], venez !";

describe("the text of a card for another channel", () => {
  it("is the ready text of that channel where it was sent as it stood", () => {
    const card = {
      channelId: email,
      body: "Chère [prénoms], venez !",
      bodyFormat: "text" as const,
    };
    expect(rewriteCard({ ...card, model }, sms)).toEqual({
      body: "Venez ! [lien]",
      bodyFormat: "text",
      isOfModel: true,
    });
  });

  it("is the hosts’ own text where they changed it", () => {
    const card = { channelId: email, body: "Venez tôt !", bodyFormat: "text" as const, model };
    expect(rewriteCard(card, whatsapp)).toMatchObject({ body: "Venez tôt !", isOfModel: false });
  });

  it("has no formatting on a phone, and keeps it in an email", () => {
    const card = {
      channelId: whatsapp,
      body: "<p><strong>Venez</strong> !</p>",
      bodyFormat: "html" as const,
      model: null,
    };
    expect(rewriteCard(card, sms)).toMatchObject({ body: "Venez !", bodyFormat: "text" });
    expect(rewriteCard(card, email)).toMatchObject({ body: card.body, bodyFormat: "html" });
  });
});
