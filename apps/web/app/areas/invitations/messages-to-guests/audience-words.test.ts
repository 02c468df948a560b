import { expect, it } from "vitest";
import { audienceWords, type Choices } from "./audience-words.ts";

const choices: Choices = {
  guests: 3,
  answers: { yes: 1, none: 1, no: 1 },
  ceremonies: [{ id: 7, name: "Dot", guests: 2 }],
  categories: [
    { id: 1, name: "Famille", guests: 1 },
    { id: 2, name: "Amis", guests: 2 },
  ],
  groups: [],
  channels: [],
};
const everybody = { answers: [], ceremonies: [], categories: [], groups: [] };

it("an audience is said in words", () => {
  expect(audienceWords(everybody, choices)).toBe("Tous vos invités");
  expect(
    audienceWords({ ...everybody, answers: ["yes", "none"], categories: [1, 2, 99] }, choices),
  ).toBe("Ils viennent ou Sans réponse · Famille ou Amis");
});
