import { describe, expect, it } from "vitest";
import { imitates } from "./imitating-names.ts";

const brand = "Joie du Jour";

describe("a sender name", () => {
  it("may not pass for the product, a company or an authority, however it is written", () => {
    const taken = [
      ...["Joie du Jou", "JoieDuJour", "joiedujour2", "Orange", "0range CI", "OrangeMoney", "MTN"],
      ...[
        "MTNCI",
        "MTN CI",
        "InfoWave",
        "Wave",
        "M0M0",
        "Ecobank",
        "La Mairie",
        "Police",
        "Tresor",
      ],
      ...["CIE Info", "Alerte SMS", "SODECI", "Banque", "Moov Money", "Visa"],
    ];
    expect(taken.filter((name) => !imitates(name, brand))).toEqual([]);
  });

  it("may be any name of a feast, also one that begins like a company's", () => {
    const free = [
      ...["Awa et Yann", "Awa Yann", "NoceKouassi", "Mariage AY", "Fam Kone", "Maria", "Boakye"],
      ...["Sibiri", "Bankole", "Visage", "Cielle", "Joie Awa", "Diaby 2027"],
    ];
    expect(free.filter((name) => imitates(name, brand))).toEqual([]);
  });
});
