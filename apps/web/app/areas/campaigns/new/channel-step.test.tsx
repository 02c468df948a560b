import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { ChannelStep } from "./channel-step.tsx";
import { DesignStep } from "./design-step.tsx";
import { type CardChoices, firstDraft } from "./draft.ts";

const sms = { id: 3, name: "SMS", colour: "#234", priceFcfa: 25, open: true, credit: 0 };
const free = { id: 1, name: "E-mail", colour: "#234", priceFcfa: 0, open: true, credit: 0 };
const choices: CardChoices = {
  categories: [],
  designs: [{ id: 1, name: "Sans image", image: "" }],
  channels: [free, sms],
  guestCategories: [],
  guests: [],
  eventFacts: {},
};

function channels(credit: number, channelId: number): string {
  const draft = { ...firstDraft("0123456789abcdef", choices), channelId };
  const offered = {
    ...choices,
    channels: [
      { ...free, credit },
      { ...sms, credit },
    ],
  };
  return renderToStaticMarkup(<ChannelStep draft={draft} change={() => {}} choices={offered} />);
}

describe("a channel's credit", () => {
  it("asks to call the administrator at once when it is negative on a priced channel", () => {
    const sentence = "contactez immédiatement l’administrateur";
    expect(channels(-1, 3)).toContain(sentence);
    expect(channels(0, 3)).not.toContain(sentence);
    expect(channels(-1, 1)).not.toContain(sentence);
  });

  it("is shown beside the price of a unit, and a free channel says that it is free", () => {
    const shown = channels(5, 3);
    expect(shown).toContain("Reste 5");
    expect(shown).toContain("Gratuit");
  });
});

describe("a design without a picture", () => {
  it("says that it has no preview", () => {
    const draft = firstDraft("0123456789abcdef", choices);
    const shown = (
      <MemoryRouter>
        <DesignStep draft={draft} change={() => {}} choices={choices} />
      </MemoryRouter>
    );
    expect(renderToStaticMarkup(shown)).toContain("Ce modèle n’a pas d’aperçu");
  });
});
