import type { ListedGuest } from "@jdj/contract/invitations/guest-list";
import { describe, expect, it } from "vitest";
import { everyGuest, filterGuests } from "./filter-guests.ts";

const elodie: ListedGuest = {
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
  invited: true,
};
const koffi: ListedGuest = {
  ...elodie,
  id: 2,
  civility: "M",
  last_name: "Yao",
  given_names: "Koffi",
  email: null,
  phone_number_1: "+2250505060708",
  guest_id: 3,
  category: "Famille",
  answer: "none",
  invited: false,
  household: null,
};
const guests = [elodie, koffi];
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

  it("filters by category, state and text together", () => {
    const asked = { ...everyGuest, text: "o", category: 3 };
    expect(filterGuests(guests, { ...asked, state: "none" })).toEqual([koffi]);
    expect(filterGuests(guests, { ...asked, state: "uninvited" })).toEqual([koffi]);
    expect(filterGuests(guests, { ...asked, state: "yes" })).toEqual([]);
  });

  it("orders by name, or the last added first", () => {
    expect(filterGuests(guests, everyGuest)).toEqual([elodie, koffi]);
    expect(filterGuests(guests, { ...everyGuest, order: "newest" })).toEqual([koffi, elodie]);
  });
});
