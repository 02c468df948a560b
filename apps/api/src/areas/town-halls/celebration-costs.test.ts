import { describe, expect, it } from "vitest";
import { cheapestOf, readCelebrationCosts } from "./celebration-costs.ts";

describe("the costs of celebration days", () => {
  it("are pairs of a label and an amount, separated by semicolons", () => {
    expect(readCelebrationCosts("Lundi:15000;Samedi:40000")).toEqual([
      { label: "Lundi", amount: 15000 },
      { label: "Samedi", amount: 40000 },
    ]);
  });

  it("hide a day whose amount is zero", () => {
    expect(readCelebrationCosts("Lundi:0;Mardi:00;Samedi:40000")).toEqual([
      { label: "Samedi", amount: 40000 },
    ]);
  });

  it("may have spaces around the parts and within the amount, and a final semicolon", () => {
    expect(readCelebrationCosts(" Samedi : 40\u00a0000 ; ")).toEqual([
      { label: "Samedi", amount: 40000 },
    ]);
  });

  it("have the amount after the last colon, since a label may contain hours", () => {
    expect(readCelebrationCosts("Samedi, 8:00 à 12:00:40000")).toEqual([
      { label: "Samedi, 8:00 à 12:00", amount: 40000 },
    ]);
  });

  it("omit what is not a price", () => {
    expect(
      readCelebrationCosts("Lundi;:500;Mardi:gratuit;Jeudi:-5;Vendredi:1e9;Dimanche:"),
    ).toEqual([]);
    expect(readCelebrationCosts("")).toEqual([]);
  });
});

describe("the cheapest day", () => {
  it("is the one with the lowest amount", () => {
    expect(cheapestOf(readCelebrationCosts("Lundi:20000;Mardi:10000;Samedi:40000"))).toEqual({
      labels: ["Mardi"],
      amount: 10000,
    });
  });

  it("is several days when they cost the same", () => {
    expect(cheapestOf(readCelebrationCosts("Lundi:10000;Jeudi:10000;Samedi:40000"))).toEqual({
      labels: ["Lundi", "Jeudi"],
      amount: 10000,
    });
  });

  it("is never one with a price of zero", () => {
    expect(cheapestOf(readCelebrationCosts("Lundi:0;Samedi:40000"))?.labels).toEqual(["Samedi"]);
  });

  it("is null where no price is known", () => {
    expect(cheapestOf([])).toBeNull();
  });
});
