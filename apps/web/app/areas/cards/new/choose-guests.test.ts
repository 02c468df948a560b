import { describe, expect, it } from "vitest";
import { choiceOf, guestsShown, withGuests } from "./choose-guests.ts";
import type { ChoosableGuest } from "./draft.ts";

function guest(id: number, name: string, categoryId = 1): ChoosableGuest {
  const [givenNames = "", lastName = ""] = name.split(" ");
  const phone = `+22507010203${String(id).padStart(2, "0")}`;
  return {
    id,
    categoryId,
    civility: "Madame",
    lastName,
    givenNames,
    email: null,
    phone,
    phone2: null,
  };
}

const list: ChoosableGuest[] = [
  guest(1, "Élodie Konan"),
  guest(2, "Grâce Kouamé", 2),
  guest(3, "Yao N’Guessan", 2),
];

describe("the guests shown", () => {
  it("are found without accents or case, in any order of the words", () => {
    expect(guestsShown(list, "konan elo", null).map(({ id }) => id)).toEqual([1]);
    expect(guestsShown(list, "GRACE", null).map(({ id }) => id)).toEqual([2]);
  });

  it("are found by a part of their number", () => {
    expect(guestsShown(list, "020303", null).map(({ id }) => id)).toEqual([3]);
  });

  it("are those of the category", () => {
    expect(guestsShown(list, "", 2).map(({ id }) => id)).toEqual([2, 3]);
    expect(guestsShown(list, "konan", 2)).toEqual([]);
  });
});

describe("choosing guests together", () => {
  it("keeps the others who were chosen already", () => {
    expect(withGuests([1], guestsShown(list, "", 2), true)).toEqual([1, 2, 3]);
    expect(withGuests([1, 2], guestsShown(list, "", 2), false)).toEqual([1]);
  });

  it("takes each once", () => {
    expect(withGuests([2], list, true)).toEqual([1, 2, 3]);
  });

  it("finds whether all, some or none are chosen", () => {
    expect(choiceOf(list, new Set([1, 2, 3]))).toBe("all");
    expect(choiceOf(list, new Set([1]))).toBe("some");
    expect(choiceOf(list, new Set())).toBe("none");
  });
});
