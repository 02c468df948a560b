import { describe, expect, it } from "vitest";
import { wordingOf } from "./event-wording.ts";
import { weddingWordsIn } from "./wedding-words.ts";

const others = [
  ["birthday", "Le héros de la fête"],
  ["christening", "L’enfant"],
  ["baby-shower", "Les futurs parents"],
  ["brunch", "Les hôtes"],
  ["religious-feast", "Les hôtes"],
  ["entertainment", "Les hôtes"],
  ["a type that staff added", "Les hôtes"],
] as const;

describe("the words of an event", () => {
  it("are those of a couple for a wedding", () => {
    expect(wordingOf("wedding")).toMatchObject({ celebrated: "Le couple", persons: "Les fiancés" });
  });

  it.each(others)("of the type %s celebrate « %s », and nobody is engaged", (code, celebrated) => {
    expect(wordingOf(code).celebrated).toBe(celebrated);
    expect(weddingWordsIn(Object.values(wordingOf(code)).join(" "))).toEqual([]);
  });
});

it("finds the words of weddings, and not those that only begin like them", () => {
  expect(weddingWordsIn("Les Fiancés, le couple et leur MARIAGE ; la dot, les époux")).toEqual([
    "fiancés",
    "couple",
    "mariage",
    "dot",
    "époux",
  ]);
  expect(weddingWordsIn("Mariam dote l’école ; marina, antidote, coupler")).toEqual([]);
});
