import { describe, expect, it } from "vitest";
import { differences } from "./differences.ts";
import { valueText } from "./value-text.ts";

describe("a value of a record", () => {
  it.each([
    [null, "–"],
    ["", "–"],
    [[], "–"],
    [true, "Oui"],
    [false, "Non"],
    [41_500, "41\u202f500"],
    ["2026-12-24", "24 décembre 2026"],
    ["2026-12-24T18:05:00.000Z", "24/12/2026 à 18:05"],
    ["<p>Ouverte <strong>le matin</strong>.</p><p>A &amp; B</p>", "Ouverte le matin.\nA & B"],
    ["Samedi < dimanche", "Samedi < dimanche"],
    [["Cocody", "Abobo"], "Cocody, Abobo"],
    [{ id: 4, label: "Samedi", amount: 25_000 }, "Samedi\u00a0: 25\u202f000"],
    [
      [
        { label: "Samedi", amount: 25_000 },
        { label: "Dimanche", amount: 30_000 },
      ],
      "Samedi\u00a0: 25\u202f000\nDimanche\u00a0: 30\u202f000",
    ],
  ])("%j reads « %s »", (value, text) => expect(valueText(value)).toBe(text));
});

describe("two versions of a record", () => {
  const stored = { id: 1, version: 2, name: "Abobo", town: null, used: 4 };

  it("differ in the fields of the form that are not the same", () => {
    const typed = { id: 1, version: 1, name: "Mairie d’Abobo", town: "", used: 3 };
    expect(differences(stored, typed, { name: "Nom", town: "Commune" })).toEqual(["name"]);
  });

  it("differ in every field where the form names none", () => {
    expect(differences(stored, { ...stored, version: 1, used: 3 }, {})).toEqual(["used"]);
  });
});
