import { describe, expect, it } from "vitest";
import { returnedLines, unitLines, wholeLine, withoutTax } from "./invoice-lines.ts";

const units = { reference: "JJ1", units: 19, unitFcfa: 25, totalFcfa: 561 };

describe("the lines of an invoice", () => {
  it("are the units at their price without tax, and what was paid beyond them", () => {
    expect(unitLines(units, "SMS", 561)).toMatchObject([{ quantity: 19, unitFcfa: 25 }]);
    expect(unitLines(units, "SMS", 565)).toMatchObject([
      { quantity: 19, unitFcfa: 25 },
      { description: "Avance portée au crédit", quantity: 1, unitFcfa: 3.39 },
    ]);
  });

  it("have a price that contains the tax without it", () => {
    expect(withoutTax(11_800)).toBe(10_000);
    expect(wholeLine("A", "Abonnement", 25_000).unitFcfa).toBe(21_186.44);
  });
});

describe("what a refund takes back of a sale", () => {
  const sale = { lines: [wholeLine("A", "Abonnement", 30_000)], totalFcfa: 30_000 };

  it("is its share of each line", () => {
    expect(returnedLines(sale, [], 10_000)).toMatchObject([{ quantity: 0.3333 }]);
    expect(returnedLines(sale, [], 30_000)).toMatchObject([{ quantity: 1 }]);
  });

  it("is all that is left with the last of the money, in whatever pieces it went back", () => {
    const first = { lines: returnedLines(sale, [], 10_000), totalFcfa: 10_000 };
    const second = { lines: returnedLines(sale, [first], 10_000), totalFcfa: 10_000 };
    expect(returnedLines(sale, [first, second], 10_000)).toMatchObject([{ quantity: 0.3334 }]);
  });
});
