import { describe, expect, it } from "vitest";
import { isReadInOrder } from "./read-in-order.ts";
import { searchQuery, wordsOf } from "./search-words.ts";

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

describe("the query of a search", () => {
  it("wants every facet, quoted, and every word or one near to it", () => {
    expect(searchQuery(["#3", "@7"], [{ word: "coccody", near: ["cocody"] }])).toBe(
      "'#3' & '@7' & ('coccody':* | 'cocody':*)",
    );
  });

  it("takes a word of one or two letters whole, or as the beginning of a name", () => {
    expect(searchQuery([], [{ word: "dj", near: [] }])).toBe("('dj' | '^dj')");
  });

  it("is none when nothing is asked", () => {
    expect(searchQuery([], [])).toBeNull();
  });
});

it("a page is read in order only when matches are frequent enough to fill it soon", () => {
  const registered = 100_000;
  expect(isReadInOrder({ matches: 20_000, registered, offset: 0, pageSize: 12 })).toBe(true);
  expect(isReadInOrder({ matches: 20_000, registered, offset: 12_000, pageSize: 12 })).toBe(false);
  expect(isReadInOrder({ matches: 500, registered, offset: 0, pageSize: 12 })).toBe(false);
});
