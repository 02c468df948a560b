import type { Guest } from "@jdj/contract/notebook/guests";
import { describe, expect, it } from "vitest";
import { choiceOf, guestsShown, withGuests } from "./choose-guests.ts";

function guest(id: number, name: string, guest_id = 1): Guest {
  const [given_names = "", last_name = ""] = name.split(" ");
  return {
    id,
    event_id: 1,
    guest_id,
    category: "Amis",
    civility: "Mme",
    last_name,
    given_names,
    email: null,
    phone_number_1: `+22507010203${String(id).padStart(2, "0")}`,
    phone_number_2: null,
    has_confirmed: 0,
    answer: "none",
    companions: 0,
    household: null,
    version: 1,
  };
}

const list: Guest[] = [
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
