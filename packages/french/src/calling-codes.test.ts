import { expect, it } from "vitest";
import { callingCodes } from "./calling-codes.ts";

it("lists the countries once each, by their French names, with calling code and flag", () => {
  const names = callingCodes.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(names.toSorted(new Intl.Collator("fr").compare));
  expect(names.length).toBeGreaterThan(190);
  for (const { code, flag } of callingCodes) {
    expect(code).toMatch(/^[1-9]\d{0,2}$/);
    expect(flag).toMatch(/^\p{Regional_Indicator}{2}$/u);
  }
});

it("knows Côte d’Ivoire by 225", () => {
  expect(callingCodes).toContainEqual({ code: "225", name: "Côte d’Ivoire", flag: "🇨🇮" });
});
