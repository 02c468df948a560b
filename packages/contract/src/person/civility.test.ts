import { describe, expect, it } from "vitest";
import { civilities, civilityLabel, readCivility } from "./civility.ts";

describe("a civility", () => {
  it.each([
    ["M", "M"],
    ["M.", "M"],
    ["Mr", "M"],
    ["mr.", "M"],
    [" MONSIEUR ", "M"],
    ["Mme", "Mme"],
    ["Mme.", "Mme"],
    ["madame", "Mme"],
    ["Mlle", "Mlle"],
    ["Melle", "Mlle"],
    ["Mademoiselle", "Mlle"],
  ])("is read from « %s »", (text, expected) => {
    expect(readCivility(text)).toBe(expected);
  });

  it.each(["", "Dr", "M et Mme", "constructor"])("is not guessed from « %s »", (text) => {
    expect(readCivility(text)).toBeNull();
  });

  it("reads back from the label it is shown with", () => {
    expect(civilities.map((one) => readCivility(civilityLabel(one)))).toEqual(civilities);
  });
});
