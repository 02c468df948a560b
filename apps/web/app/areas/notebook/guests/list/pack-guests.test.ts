import type { Guest } from "@jdj/contract/notebook/guests";
import { describe, expect, it } from "vitest";
import { unpackGuests } from "./listed-guest.ts";
import { packGuests } from "./pack-guests.ts";

const guest: Guest = {
  id: 7,
  event_id: 1,
  guest_id: 2,
  category: "Amis",
  civility: "Mlle",
  last_name: "N’Guessan",
  given_names: "Élodie",
  email: null,
  phone_number_1: "+2250701020304",
  phone_number_2: null,
  has_confirmed: 0,
  answer: "no",
  companions: 2,
  household: "Famille N’Guessan",
  version: 3,
};

describe("a list of guests sent to the page", () => {
  it("arrives as it left, in the same order", () => {
    const yes: Guest = { ...guest, id: 8, email: "e@exemple.test", civility: "M", answer: "yes" };
    const categories = ["Famille", "Amis"];
    expect(unpackGuests(packGuests([guest, yes], categories), categories)).toEqual([
      {
        id: 7,
        civility: "Mlle",
        lastName: "N’Guessan",
        givenNames: "Élodie",
        email: "",
        phone: "+225\u00a007\u00a001\u00a002\u00a003\u00a004",
        category: "Amis",
        answer: "no",
        companions: 2,
        household: "Famille N’Guessan",
        secondPhone: "",
        version: 3,
      },
      expect.objectContaining({ id: 8, civility: "M", email: "e@exemple.test", answer: "yes" }),
    ]);
  });

  it("is empty when there is no guest", () => {
    expect(unpackGuests(packGuests([], []), [])).toEqual([]);
  });

  it("separates its lines whatever a name contains", () => {
    const odd = { ...guest, last_name: "Kof\tfi\nYao" };
    const [read, ...rest] = unpackGuests(packGuests([odd], ["Amis"]), ["Amis"]);
    expect([read?.lastName, rest.length]).toEqual(["Kof fi Yao", 0]);
  });
});
