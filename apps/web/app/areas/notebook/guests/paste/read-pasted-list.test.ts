import type { NameOrder } from "@jdj/contract/person/read-name";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PastedGuest, readPastedList } from "./read-pasted-list.ts";

const brief = (one: PastedGuest) =>
  [
    [one.civility, one.given_names, one.last_name].filter(Boolean).join(" "),
    one.phone_number_1,
    one.phone_number_2,
    one.email,
    one.companions > 0 ? `+${one.companions}` : "",
  ]
    .filter(Boolean)
    .join(" | ");
const read = (text: string, order?: NameOrder) => readPastedList(text, order).map(brief);

describe("a pasted list", () => {
  it.each([
    ["Awa Koné 0707010203", "Awa Koné | +2250707010203"],
    ["0707010203 Awa Koné", "Awa Koné | +2250707010203"],
    ["Awa Koné, 07 07 01 02 03", "Awa Koné | +2250707010203"],
    ["Awa Koné; 07.07.01.02.03", "Awa Koné | +2250707010203"],
    ["Awa Koné\t07-07-01-02-03", "Awa Koné | +2250707010203"],
    ["Awa Koné : +225 07 07 01 02 03", "Awa Koné | +2250707010203"],
    ["Awa Koné (00225) 0707010203", "Awa Koné | +2250707010203"],
    ["Awa Koné 225 07 07 01 02 03", "Awa Koné | +2250707010203"],
    ["Awa Koné +33 6 12 34 56 78", "Awa Koné | +33612345678"],
    ["Awa Koné 0033 6 12 34 56 78", "Awa Koné | +33612345678"],
    ["Awa Koné 707010203", "Awa Koné | +2250707010203"],
    ["Awa Koné 07\u00a007\u00a001\u00a002\u00a003", "Awa Koné | +2250707010203"],
    ["Awa Koné 07 01 02 03", "Awa Koné | +22507010203"],
    ["Awa Koné 0707010203 / 0505060708", "Awa Koné | +2250707010203 | +2250505060708"],
    ["Awa Koné 0707010203 0505060708", "Awa Koné | +2250707010203 | +2250505060708"],
    ["Awa Koné awa.kone@exemple.ci 0707010203", "Awa Koné | +2250707010203 | awa.kone@exemple.ci"],
    ["awa2@exemple.ci, Awa Koné", "Awa Koné | awa2@exemple.ci"],
    ["Awa Koné", "Awa Koné"],
    ["Tantie", "Tantie"],
    ["0707010203", "+2250707010203"],
  ] as const)("« %s » is %s", (line, guest) => {
    expect(read(line)).toEqual([guest]);
  });

  it.each([
    "1. Awa Koné 0707010203",
    "1) Awa Koné 0707010203",
    "12- Awa Koné 0707010203",
    "3/ Awa Koné 0707010203",
    "N° 4 : Awa Koné 0707010203",
    "5 Awa Koné 0707010203",
    "1. 0707010203 Awa Koné",
    "- Awa Koné 0707010203",
    "• Awa Koné - 0707010203",
    "✅ *Awa Koné* : 0707010203 🎉",
    "_Awa Koné_ → 0707010203",
    "[12/10/2026 18:03:22] Marie: Awa Koné 0707010203",
    "12/10/2026, 18:03 - Marie Yao: 2. Awa Koné 0707010203",
    "\u200eAwa Koné\u202a 0707010203\u202c",
  ])("numbers, bullets and what a chat adds are left out: « %s »", (line) => {
    expect(read(line)).toEqual(["Awa Koné | +2250707010203"]);
  });

  it.each([
    ["Mme Awa Koné", "Mme Awa Koné"],
    ["M. Yao Kouadio 0505060708", "M Yao Kouadio | +2250505060708"],
    ["M Yao Kouadio", "M Yao Kouadio"],
    ["Mlle. Fatou Bamba", "Mlle Fatou Bamba"],
    ["Monsieur Yao Kouadio", "M Yao Kouadio"],
    ["MADAME KONÉ Awa", "Mme Awa KONÉ"],
    ["M. et Mme Koné 0707010203", "M Koné | +2250707010203 | +1"],
    ["Mme & M. Yao", "Mme Yao | +1"],
    ["Mme;Koné;Awa;0707010203", "Mme Awa Koné | +2250707010203"],
    ["Mariam Traoré", "Mariam Traoré"],
    ["Mr Brou", "M Brou"],
  ])("civilities are understood: « %s »", (line, guest) => {
    expect(read(line)).toEqual([guest]);
  });

  it.each([
    ["KONÉ Awa Marie", "Awa Marie KONÉ"],
    ["Awa Marie N’GUESSAN", "Awa Marie N’GUESSAN"],
    ["Koné, Awa", "Awa Koné"],
    ["Koné; Awa; 0707010203", "Awa Koné | +2250707010203"],
    [
      "Koné\tAwa Marie\t0707010203\tawa@exemple.ci",
      "Awa Marie Koné | +2250707010203 | awa@exemple.ci",
    ],
    ["0707010203\tKoné\tAwa", "Awa Koné | +2250707010203"],
    ["Jean-Noël d'Almeida", "Jean-Noël d'Almeida"],
  ])("names are told apart: « %s »", (line, guest) => {
    expect(read(line)).toEqual([guest]);
  });

  it.each([
    ["Tantie Ahou 0707010203", { last_name: "Tantie Ahou", given_names: "" }],
    ["Tonton Koffi N’Guessan", { last_name: "N’Guessan", given_names: "Tonton Koffi" }],
    ["Dr. Yao Kouadio", { last_name: "Kouadio", given_names: "Dr. Yao" }],
    ["Maman", { last_name: "Maman", given_names: "" }],
    ["Mariam (la voisine) 0707010203", { last_name: "Mariam", given_names: "" }],
    ["Awa Koné (amie de Koffi)", { last_name: "Koné", given_names: "Awa" }],
    ["(la voisine) 0707010203", { last_name: "voisine", given_names: "la" }],
  ])("people are called as the list calls them: « %s »", (line, names) => {
    expect(readPastedList(line)).toMatchObject([names]);
  });

  it("begins with last names where it says so", () => {
    expect(readPastedList("Koné Awa Marie", "last-first")).toMatchObject([
      { last_name: "Koné", given_names: "Awa Marie" },
    ]);
    expect(read("Prénoms\tNom\tContact\nAwa\tKoné\t0707010203")).toEqual([
      "Awa Koné | +2250707010203",
    ]);
    expect(read("Nom et prénoms;Téléphone\nAwa Koné;0707010203")).toHaveLength(1);
  });

  it.each([
    ["Awa Koné +1 0707010203", "Awa Koné | +2250707010203 | +1"],
    ["Awa Koné (3 personnes) 0707010203", "Awa Koné | +2250707010203 | +2"],
    ["Awa Koné 2 places", "Awa Koné | +1"],
    ["Awa Koné + 2 personnes 0707010203", "Awa Koné | +2250707010203 | +2"],
    ["Awa Koné (+3 pers.) 0707010203", "Awa Koné | +2250707010203 | +3"],
    ["Awa Koné +1 accompagnant", "Awa Koné | +1"],
  ])("companions are counted: « %s »", (line, guest) => {
    expect(read(line)).toEqual([guest]);
  });

  it("may name several guests in one line", () => {
    expect(read("Awa Koné 0707010203, Yao Kouadio 0505060708; Fatou Bamba 0101020304")).toEqual([
      "Awa Koné | +2250707010203",
      "Yao Kouadio | +2250505060708",
      "Fatou Bamba | +2250101020304",
    ]);
    expect(read("Awa Koné, Yao Kouadio, Fatou Bamba")).toHaveLength(3);
  });

  it("is read line by line, without blank lines, rules and titles", () => {
    const text = "Famille du marié :\n\nAwa Koné 0707010203\r\n-----\rYao Kouadio\n  \n***\n";
    expect(readPastedList(text).map(({ last_name }) => last_name)).toEqual(["Koné", "Kouadio"]);
    expect(read("")).toEqual([]);
  });

  it("loses no guest, whatever separates and surrounds them", () => {
    const names = fc.constantFrom("Awa Koné", "Yao Kouadio", "Fatou Bamba", "Jean-Noël Aka");
    const separators = fc.constantFrom(" ", ", ", "; ", "\t", " - ", " : ");
    const leads = fc.constantFrom("", "- ", "• ", "7. ", "12) ", "3 - ");
    const digits = fc.integer({ min: 0, max: 99_999_999 });
    const prefix = fc.constantFrom("01", "05", "07", "21", "25", "27");
    const phones = fc
      .tuple(prefix, digits)
      .map(([two, eight]) => two + String(eight).padStart(8, "0"));
    const spaced = fc.constantFrom("", " ", ".", "-", "\u00a0");
    const lines = fc.tuple(leads, names, separators, phones, spaced, fc.boolean());
    fc.assert(
      fc.property(fc.array(lines, { minLength: 1, maxLength: 30 }), (list) => {
        const text = list.map(([lead, name, separator, phone, space, isPhoneFirst]) => {
          const typed = phone.match(/../g)?.join(space) ?? "";
          return lead + (isPhoneFirst ? [typed, name] : [name, typed]).join(separator);
        });
        const found = readPastedList(text.join("\n"));
        expect(
          found.map((one) => [`${one.given_names} ${one.last_name}`, one.phone_number_1]),
        ).toEqual(list.map(([, name, , phone]) => [name, `+225${phone}`]));
      }),
      { numRuns: 300 },
    );
  });

  it("never fails, and invents nothing, whatever is pasted", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (text) => {
        for (const one of readPastedList(text)) {
          expect(one.companions).toBeLessThanOrEqual(10);
          expect(one.phone_number_1).toMatch(/^(?:\+\d{8,15})?$/);
        }
      }),
    );
    const long = `${"Awa Koné 0707010203 ".repeat(2000)}\n${"a.".repeat(5000)}@x\n${"1 ".repeat(9000)}`;
    const started = performance.now();
    readPastedList(long);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
