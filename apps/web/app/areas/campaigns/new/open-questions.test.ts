import { describe, expect, it } from "vitest";
import { type CardChoices, type CardDraft, firstDraft } from "./draft.ts";
import { askedOf, hasGaps, lacksLink, withLink } from "./open-questions.ts";

const choices: CardChoices = {
  categories: [],
  designs: [],
  channels: [],
  guestCategories: [],
  guests: [],
  eventFacts: { "[hôtes]": "Awa & Koffi", "[lieu de la réception]": "" },
};
const sms: CardDraft = {
  ...firstDraft("0123456789abcdef", choices),
  mode: "own",
  channelId: 3,
  text: "<p>Venez !</p>",
};

describe("before a card leaves, its host is asked", () => {
  it("about the link that an own SMS text lacks, and not once it has it", () => {
    expect(lacksLink(sms, choices)).toBe(true);
    expect(lacksLink({ ...sms, text: withLink(sms.text) }, choices)).toBe(false);
    expect(lacksLink({ ...sms, channelId: 1 }, choices)).toBe(false);
    expect(lacksLink({ ...sms, mode: "model" }, choices)).toBe(false);
  });

  it("about gaps in the texts of some guests, or of everybody", () => {
    const none = { missing: [], missing_of_event: [] };
    expect(hasGaps(sms, choices, none)).toBe(false);
    expect(hasGaps(sms, choices, { ...none, missing_of_event: ["[table]"] })).toBe(true);
    expect(hasGaps(sms, choices, { ...none, missing: [{ name: "Awa" }] })).toBe(true);
  });

  it("about gaps in a card to be shared, which has no guests", () => {
    const shared = { ...sms, channelId: 2 };
    expect(hasGaps({ ...shared, text: "<p>[prénoms], [hôtes]</p>" }, choices, null)).toBe(false);
    expect(hasGaps({ ...shared, text: "[lieu de la réception]" }, choices, null)).toBe(true);
  });

  it("again once the text, the channel or the guests are others", () => {
    const asked = askedOf(sms);
    expect(askedOf({ ...sms, subject: "Invitation" })).toBe(asked);
    for (const change of [{ text: "<p>Oui</p>" }, { channelId: 4 }, { guestIds: [1] }])
      expect(askedOf({ ...sms, ...change })).not.toBe(asked);
  });
});
