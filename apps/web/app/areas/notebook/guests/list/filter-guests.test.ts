import { describe, expect, it } from "vitest";
import { countBy, everyGuest, filterGuests, searchable } from "./filter-guests.ts";
import type { ListedGuest } from "./listed-guest.ts";

const elodie: ListedGuest = {
  id: 1,
  civility: "Mme",
  lastName: "N’Guessan",
  givenNames: "Élodie",
  email: "elo@exemple.test",
  phone: "+2250701020304",
  category: "Amis",
  answer: "yes",
  companions: 0,
  household: "Cour de Treichville",
  secondPhone: "",
  version: 1,
};
const koffi: ListedGuest = {
  ...elodie,
  id: 2,
  civility: "M",
  lastName: "Yao",
  givenNames: "Koffi",
  email: "",
  phone: "+2250505060708",
  category: "Famille",
  answer: "none",
  household: "",
};
const guests = [elodie, koffi].map(searchable);
const found = (text: string) =>
  filterGuests(guests, { ...everyGuest, text }).map(({ givenNames }) => givenNames);

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

  it("narrows by category and by answer together with the text", () => {
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
