import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { type CardChoices, type CardDraft, firstDraft } from "./draft.ts";
import { SummaryLines } from "./summary-lines.tsx";

const model = {
  id: 11,
  name: "Classique",
  content: "Venez",
  contentForSms: "Venez",
  contentForFacebook: "Venez",
};

const guest = {
  event_id: 1,
  category: "Famille",
  civility: "Mme" as const,
  last_name: "Konan",
  given_names: "Adjoua",
  email: "a@exemple.test",
  phone_number_1: "+2250701020304",
  phone_number_2: null,
  has_confirmed: 0 as const,
  answer: "none" as const,
  companions: 0,
  household: null,
  version: 1,
};

const choices: CardChoices = {
  categories: [{ id: 1, code: "invitation", name: "Invitation", models: [model] }],
  designs: [{ id: 21, name: "Lisière", image: "/lisiere.png" }],
  channels: [
    { id: 1, name: "E-mail", colour: "#000", priceFcfa: 0, open: true, credit: 0 },
    { id: 2, name: "Carte à partager", colour: "#000", priceFcfa: 0, open: true, credit: 0 },
  ],
  guestCategories: [
    { id: 31, name: "Famille" },
    { id: 32, name: "Amis" },
  ],
  guests: [
    { ...guest, id: 41, guest_id: 31 },
    { ...guest, id: 42, guest_id: 31 },
    { ...guest, id: 43, guest_id: 32 },
  ],
  eventFacts: {},
};

const draft: CardDraft = {
  ...firstDraft("0123456789abcdef", choices),
  categoryId: 1,
  modelId: 11,
  designId: 21,
  channelId: 1,
  guestIds: [41, 42],
};

/** Each line by its label: what was chosen, and where it is changed. */
function linesOf(changed: Partial<CardDraft> = {}): Record<string, string> {
  const lines = <SummaryLines draft={{ ...draft, ...changed }} choices={choices} />;
  const router = createMemoryRouter([{ path: "/", element: lines }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  const found = [...html.matchAll(/<dt>([^<]*)<\/dt><dd>(.*?)<a href="([^"]*)"/g)];
  return Object.fromEntries(
    found.map(([, label = "", value = "", to = ""]) => [
      label,
      `${value
        .replaceAll(/<[^>]*>/g, " ")
        .replaceAll(/\s+/g, " ")
        .trim()} ${to}`,
    ]),
  );
}

it("the summary names category, model, design, channel and recipients, each with the way back to its step", () => {
  expect(linesOf()).toEqual({
    Catégorie: "Invitation /#message",
    Modèle: "Classique /#message",
    Carte: "Lisière /#carte",
    Canal: "E-mail /#canal",
    Destinataires: "2 invités Famille /#destinataires",
  });
  expect(linesOf({ mode: "own" })).toMatchObject({ Modèle: "Votre propre texte /#message" });
  expect(Object.keys(linesOf({ channelId: 2 }))).not.toContain("Destinataires");
});
