import { cardMessages } from "@jdj/contract/campaigns/messages";
import type { Guest } from "@jdj/contract/notebook/guests";
import { describe, expect, it } from "vitest";
import {
  bodyOf,
  type CardChannel,
  type CardChoices,
  type CardDraft,
  draftFrom,
  firstDraft,
  isOfNextCard,
  shownGuest,
  targetsOf,
  withChannel,
} from "./draft.ts";
import { freeChannel, readyDraft } from "./ready-draft.ts";
import { missingAt, stepAt, stepsOf } from "./wizard-steps.ts";

const model = {
  id: 11,
  name: "Classique",
  content: "[nom], venez",
  contentForSms: "[nom], venez. [lien]",
  contentForFacebook: "Venez tous",
};

const choices: CardChoices = {
  categories: [
    { id: 1, code: "invitation", name: "Invitation", models: [model] },
    { id: 2, code: "reminder", name: "Rappel", models: [] },
  ],
  designs: [{ id: 21, name: "Lisière", image: "/lisiere.png" }],
  channels: [
    { id: 1, name: "E-mail", colour: "#000", priceFcfa: 0, open: true, credit: 0 },
    { id: 2, name: "Carte à partager", colour: "#000", priceFcfa: 0, open: true, credit: 0 },
    { id: 3, name: "SMS", colour: "#000", priceFcfa: 25, open: true, credit: 5 },
    { id: 4, name: "WhatsApp", colour: "#000", priceFcfa: 50, open: false, credit: 0 },
  ],
  guestCategories: [
    { id: 31, name: "Famille" },
    { id: 32, name: "Amis" },
  ],
  guests: [
    { ...person("Konan"), id: 41, guest_id: 31 },
    { ...person("Traoré"), id: 42, guest_id: 32 },
    { ...person("Yao"), id: 43, guest_id: 32, email: null },
  ],
  eventFacts: {},
};

function person(last_name: string): Omit<Guest, "id" | "guest_id"> {
  return {
    event_id: 1,
    category: "Famille",
    civility: "Mme",
    last_name,
    given_names: "Adjoua",
    email: "a@exemple.test",
    phone_number_1: "+2250701020304",
    phone_number_2: null,
    has_confirmed: 0,
    answer: "none",
    companions: 0,
    household: null,
    version: 1,
  };
}

const whole: CardDraft = {
  ...firstDraft("0123456789abcdef", choices),
  modelId: 11,
  designId: 21,
  channelId: 1,
  guestIds: [42],
};

describe("a card that is begun", () => {
  it("has the first text and the first design already, and no channel", () => {
    expect(firstDraft("0123456789abcdef", choices)).toMatchObject({
      categoryId: 1,
      modelId: 11,
      designId: 21,
      channelId: null,
    });
    expect(bodyOf(firstDraft("k", choices), choices)).toBe("[nom], venez");
  });
});

describe("a stored draft", () => {
  it("is restored unchanged", () => {
    expect(draftFrom(whole, choices)).toEqual(whole);
  });

  it("loses what no longer exists: guests without an address, models, designs, closed channels", () => {
    const old = { ...whole, modelId: 99, designId: 99, guestIds: [41, 43, 99] };
    expect(draftFrom(old, choices)).toMatchObject({
      modelId: null,
      designId: null,
      guestIds: [41],
    });
    const closed = { ...whole, channelId: 4 };
    expect(draftFrom(closed, choices)?.channelId).toBeNull();
  });

  it("keeps guests without an address for a channel that needs their number only", () => {
    const bySms = { ...whole, channelId: 3, guestIds: [41, 43] };
    expect(draftFrom(bySms, choices)?.guestIds).toEqual([41, 43]);
  });

  it("is replaced when it cannot be read", () => {
    expect(draftFrom("{", choices)).toBeNull();
    expect(draftFrom({ key: 1 }, choices)).toBeNull();
    expect(draftFrom(null, choices)).toBeNull();
  });
});

describe("the draft of a card whose payment exists", () => {
  const ordered = { ...whole, ordered: true };

  it("is restored for who comes back from its payment to correct it", () => {
    expect(draftFrom(ordered, choices)).toEqual(ordered);
    expect(isOfNextCard(ordered, "#resume")).toBe(true);
  });

  it("is not that of the next card, which has a key of its own", () => {
    expect(isOfNextCard(ordered, "")).toBe(false);
    expect(isOfNextCard(whole, "")).toBe(true);
    expect(isOfNextCard({ ...whole, ordered: false }, "#canal")).toBe(true);
  });
});

describe("the content of a draft", () => {
  it("is the model's text, or the host's own", () => {
    expect(bodyOf(whole, choices)).toBe("[nom], venez");
    expect(bodyOf({ ...whole, mode: "own", text: "<p>À moi</p>" }, choices)).toBe("<p>À moi</p>");
  });

  it("is in the model's wording for the channel", () => {
    expect(bodyOf({ ...whole, channelId: 3 }, choices)).toBe("[nom], venez. [lien]");
    expect(bodyOf({ ...whole, channelId: 2 }, choices)).toBe("Venez tous");
  });

  it("chooses anew everybody within reach when the channel changes", () => {
    expect(withChannel(whole, 3, choices)).toEqual({ channelId: 3, guestIds: [41, 42, 43] });
    const bySms = { ...whole, channelId: 3 };
    expect(withChannel(bySms, 1, choices)).toEqual({ channelId: 1, guestIds: [41, 42] });
    expect(withChannel(bySms, 2, choices)).toEqual({ channelId: 2, guestIds: [] });
    expect(withChannel(whole, 1, choices)).toEqual({});
  });

  it("previews the first chosen guest, else the first of the list", () => {
    expect(shownGuest(whole, choices)?.last_name).toBe("Traoré");
    expect(shownGuest({ ...whole, guestIds: [] }, choices)?.last_name).toBe("Konan");
  });

  it("targets the categories of its guests", () => {
    expect(targetsOf(whole, choices)).toEqual([{ id: 32, name: "Amis" }]);
  });
});

describe("a ready card", () => {
  const manual = { ...choices.channels[0], id: 5, name: "WhatsApp, un par un" } as CardChannel;
  const offered = { ...choices, channels: [...choices.channels, manual] };
  const withoutEmail = {
    ...offered,
    guests: offered.guests.map((one) => ({ ...one, email: null })),
  };

  it("has the first text and design, and goes to everybody whom emails reach", () => {
    const most = { ...offered, guests: offered.guests.slice(0, 2) };
    const ready = readyDraft("0123456789abcdef", most);
    expect(ready).toMatchObject({ categoryId: 1, modelId: 11, designId: 21, channelId: 1 });
    expect(ready.guestIds).toEqual([41, 42]);
    expect(stepAt("#resume", ready, most)).toBe(4);
  });

  it("goes only to those who have no card yet where it is for them", () => {
    const ready = readyDraft("0123456789abcdef", { ...withoutEmail, uninvited: [42] });
    expect(ready).toMatchObject({ channelId: 5, guestIds: [42] });
  });

  it("is written by WhatsApp where many guests have no address", () => {
    expect(readyDraft("0123456789abcdef", withoutEmail)).toMatchObject({
      channelId: 5,
      guestIds: [41, 42, 43],
    });
    expect(freeChannel(offered)).toBe(5);
    expect(freeChannel({ ...offered, guests: [] })).toBe(1);
    expect(freeChannel({ ...withoutEmail, channels: [] })).toBeNull();
  });

  it("stops at its recipients while there is no guest", () => {
    const nobody = { ...offered, guests: [] };
    expect(stepAt("#resume", readyDraft("0123456789abcdef", nobody), nobody)).toBe(3);
  });
});

describe("the steps of a card", () => {
  it("are five, in the order of the way, each under its title", () => {
    expect(stepsOf(whole).map(({ title }) => title)).toEqual([
      "Composez votre message",
      "Choisissez votre modèle de carte",
      "Envoyez votre carte par",
      "Choisissez vos destinataires",
      "Relisez, puis envoyez",
    ]);
  });

  it("stop at the first incomplete step, whatever the address asks for", () => {
    expect(stepAt("#resume", whole, choices)).toBe(4);
    expect(stepAt("#resume", { ...whole, channelId: null }, choices)).toBe(2);
    expect(stepAt("#resume", firstDraft("k", choices), choices)).toBe(2);
    expect(stepAt("#canal", { ...whole, modelId: null }, choices)).toBe(0);
    expect(stepAt("#ailleurs", whole, choices)).toBe(0);
  });

  it("leave out the recipients for a card to be shared, and all but the summary for one's own picture", () => {
    const ids = (draft: CardDraft) => stepsOf(draft).map(({ id }) => id);
    expect(ids(whole)).toEqual(["message", "carte", "canal", "destinataires", "resume"]);
    expect(ids({ ...whole, channelId: 2 })).toEqual(["message", "carte", "canal", "resume"]);
    expect(ids({ ...whole, picture: "faire-part.jpg" })).toEqual(["resume"]);
  });

  it("ask for the text, the channel and the recipients of one's own picture in the summary", () => {
    const own: CardDraft = { ...whole, picture: "faire-part.jpg", designId: null };
    expect(missingAt("resume", own, choices)).toBeNull();
    expect(missingAt("resume", { ...own, channelId: null }, choices)).toBe(
      cardMessages.chooseChannel,
    );
    expect(missingAt("resume", { ...own, guestIds: [] }, choices)).toBe(cardMessages.noRecipient);
    expect(missingAt("resume", { ...own, channelId: 2, guestIds: [] }, choices)).toBeNull();
  });

  it("say why a message is not ready", () => {
    const own: CardDraft = { ...whole, mode: "own" };
    expect(missingAt("message", own, choices)).toBe(cardMessages.bodyRequired);
    expect(missingAt("message", { ...own, text: "Cher [prenom]" }, choices)).toBe(
      cardMessages.placeholderUnknown,
    );
    expect(missingAt("message", { ...own, text: "<p></p>" }, choices)).toBe(
      cardMessages.bodyRequired,
    );
    expect(missingAt("message", { ...own, text: `<p>${"a".repeat(2001)}</p>` }, choices)).toBe(
      cardMessages.bodyTooLong,
    );
    expect(missingAt("message", { ...own, text: "Cher [prénoms]" }, choices)).toBeNull();
    expect(missingAt("message", { ...whole, modelId: null }, choices)).toContain("modèle");
  });

  it("ask for a design, a channel and a recipient", () => {
    const bare = { ...whole, designId: null, channelId: null, guestIds: [] };
    expect(missingAt("carte", bare, choices)).toBe(cardMessages.noDesign);
    expect(missingAt("canal", bare, choices)).toBe(cardMessages.chooseChannel);
    expect(missingAt("destinataires", bare, choices)).toBe(cardMessages.noRecipient);
  });
});
