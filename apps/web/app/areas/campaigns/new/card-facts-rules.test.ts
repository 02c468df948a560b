import type { CardName } from "@jdj/contract/campaigns/card-facts";
import { describe, expect, it } from "vitest";
import { asksForFacts, namesTyped, nobodyMissing } from "./card-facts-rules.ts";

const groom: CardName = {
  married_id: 1,
  name: "Informations du fiancé",
  required: true,
  stored: null,
  given_names: "",
  civilities: [],
};
const bride: CardName = { ...groom, married_id: 2, name: "Informations de la fiancée" };
const awa = { ...bride, stored: "Awa", given_names: "Awa" };
const koffi = { ...groom, stored: "Koffi", given_names: "Koffi" };
const card = { is_first: false, date: null, place: null, can: { names: true, place: true } };
const drawn = { picture: null };

describe("a card that asks for names, date and place", () => {
  it("is the first of its event, and any that lacks a name", () => {
    expect(asksForFacts({ ...card, is_first: true, names: [koffi, awa] }, drawn)).toBe(true);
    expect(asksForFacts({ ...card, names: [koffi, bride] }, drawn)).toBe(true);
    expect(asksForFacts({ ...card, names: [koffi, awa] }, drawn)).toBe(false);
  });

  it("is none with a picture of the host's own, which bears its names", () => {
    const names = [koffi, bride];
    expect(asksForFacts({ ...card, is_first: true, names }, { picture: "nous.jpg" })).toBe(false);
  });
});

describe("the names that are typed", () => {
  it("begin with what is known, and are missing while they are blank", () => {
    const names = [groom, { ...bride, given_names: "Awa" }];
    expect(nobodyMissing(names, namesTyped(names))).toBe("Écrivez les prénoms du fiancé");
    const form = new FormData();
    form.set("names.1", "Koffi");
    expect(nobodyMissing(names, namesTyped(names, form))).toBeNull();
    form.set("names.1", " ");
    form.set("names.2", "");
    expect(nobodyMissing(names, namesTyped(names, form))).toBe(
      "Écrivez les prénoms du fiancé et de la fiancée",
    );
  });
});
