import { describe, expect, it } from "vitest";
import { suborderLines } from "./suborder-lines.ts";

const suborder = { goodsFcfa: 23_600, deliveryFcfa: 1500, refundedFcfa: 0, zoneName: "Cocody" };
const common = { size: null, colour: null, day: null };
const ordered = [
  { ...common, name: "Nappe", size: "2 m", quantity: 2, unitFcfa: 5900 },
  { ...common, name: "Vase", quantity: 1, unitFcfa: 11_800 },
];
const taxed = { reference: "C1", isTaxed: true };

describe("the lines of a seller's invoice", () => {
  it("are what was ordered and its delivery, at prices without the tax in them", () => {
    expect(suborderLines(suborder, ordered, taxed)).toMatchObject({
      totalFcfa: 25_100,
      lines: [
        { description: "Nappe (2 m)", quantity: 2, unitFcfa: 5000 },
        { description: "Vase", quantity: 1, unitFcfa: 10_000 },
        { description: "Livraison\u00a0: Cocody", quantity: 1, unitFcfa: 1271.19 },
      ],
    });
  });

  it("have their prices as they are where the seller has no VAT", () => {
    const { lines } = suborderLines(suborder, ordered, { ...taxed, isTaxed: false });
    expect(lines.map(({ unitFcfa }) => unitFcfa)).toEqual([5900, 11_800, 1500]);
  });

  it("are lower by what was given back before, and without what is left of nothing", () => {
    const part = suborderLines({ ...suborder, refundedFcfa: 11_800 }, ordered, taxed);
    expect(part).toMatchObject({ totalFcfa: 13_300, lines: [{ unitFcfa: 2500 }, {}, {}] });
    const delivery = suborderLines({ ...suborder, refundedFcfa: 23_600 }, ordered, taxed);
    expect(delivery).toMatchObject({ totalFcfa: 1500, lines: [{ unitFcfa: 1271.19 }] });
    const nothing = suborderLines({ ...suborder, refundedFcfa: 25_100 }, ordered, taxed);
    expect(nothing).toEqual({ totalFcfa: 0, lines: [] });
  });
});
