import type { Guest } from "@jdj/contract/notebook/guests";
import { describe, expect, it } from "vitest";
import { countBy, everyGuest, filterGuests, searchable } from "./filter-guests.ts";

const elodie: Guest = {
  id: 1,
  event_id: 1,
  guest_id: 2,
  category: "Amis",
  civility: "Mme",
  last_name: "N’Guessan",
  given_names: "Élodie",
  email: "elo@exemple.test",
  phone_number_1: "+2250701020304",
  phone_number_2: null,
  has_confirmed: 1,
  answer: "yes",
  companions: 0,
  household: "Cour de Treichville",
  version: 1,
};
const koffi: Guest = {
  ...elodie,
  id: 2,
  civility: "M",
  last_name: "Yao",
  given_names: "Koffi",
  email: null,
  phone_number_1: "+2250505060708",
  category: "Famille",
  answer: "none",
  household: null,
};
const guests = [elodie, koffi].map(searchable);
const found = (text: string) =>
  filterGuests(guests, { ...everyGuest, text }).map(({ given_names }) => given_names);

describe("the filter of the guest list", () => {
  it.each([
    ["", ["Élodie", "Koffi"]],
    ["elodie", ["Élodie"]],
    ["ÉLO n'gue", ["Élodie"]],
    ["koffi yao", ["Koffi"]],
    ["yao koffi", ["Koffi"]],
    ["exemple.test", ["Élodie"]],
    ["05 05 06", ["Koffi"]],
    ["+225 07", ["Élodie"]],
    ["treichville", ["Élodie"]],
    ["zzz", []],
  ])("finds by « %s »", (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it("filters by category, answer and text together", () => {
    const matching = filterGuests(guests, { text: "o", category: "Famille", answer: "none" });
    expect(matching).toEqual([koffi]);
    expect(filterGuests(guests, { text: "o", category: "Famille", answer: "yes" })).toEqual([]);
  });

  it("counts the guests of each category", () => {
    expect([...countBy([elodie, koffi, koffi], (guest) => guest.category)]).toEqual([
      ["Amis", 1],
      ["Famille", 2],
    ]);
  });
});
