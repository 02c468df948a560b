import { describe, expect, it } from "vitest";
import { wordsOf } from "./search-words.ts";

describe("the words of a search", () => {
  it("have no accents, capitals, ligatures or plurals, and each is there once", () => {
    expect(wordsOf("Gâteaux, GÂTEAU & « Bœuf »")).toEqual(["gateau", "boeuf"]);
    expect(wordsOf("N’Guessan d'Élégance 100 %")).toEqual(["guessan", "elegance", "100"]);
  });

  it("are those that tell providers apart, unless there are no others", () => {
    expect(wordsOf("une salle pour les mariages")).toEqual(["salle", "mariage"]);
    expect(wordsOf("chez les")).toEqual(["chez", "les"]);
  });

  it("are eight at most; a text without letters or digits has none", () => {
    expect(wordsOf("b e f g h i k o p q r")).toHaveLength(8);
    expect(wordsOf(" %_' \\ ")).toEqual([]);
  });
});
