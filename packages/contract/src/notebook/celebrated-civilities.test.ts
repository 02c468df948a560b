import { describe, expect, it } from "vitest";
import { celebratedCivilities } from "./celebrated-civilities.ts";

describe("the civility of a celebrated person", () => {
  it.each([
    ["groom", "M", ["M"]],
    ["bride", "F", ["Mlle"]],
    ["father", "M", ["M"]],
  ] as const)("is given by the gender of the %s", (code, gender, expected) => {
    expect(celebratedCivilities({ code, gender })).toEqual(expected);
  });

  it("is Madame for a mother, unless she says otherwise", () => {
    expect(celebratedCivilities({ code: "mother", gender: "F" })).toEqual(["Mme", "Mlle"]);
  });

  it("is asked where the place is anybody's", () => {
    expect(celebratedCivilities({ code: "celebrated", gender: null })).toEqual([
      "M",
      "Mme",
      "Mlle",
    ]);
  });

  it("of a child tells a boy from a girl", () => {
    expect(celebratedCivilities({ code: "child", gender: null })).toEqual(["M", "Mlle"]);
  });
});
