import { expect, it } from "vitest";
import { quoteSums } from "./quote-sums.ts";

const lines = [
  { quantity: 150, unit_price: 7500 },
  { quantity: 1, unit_price: 75_001 },
];

it("the sums of a quote are its lines, less the discount, with the tax on what is left", () => {
  expect(quoteSums({ lines, discount: 0, taxPercent: 0 })).toEqual({
    subtotal: 1_200_001,
    tax: 0,
    total: 1_200_001,
  });
  expect(quoteSums({ lines, discount: 200_000, taxPercent: 18 })).toEqual({
    subtotal: 1_200_001,
    tax: 180_000,
    total: 1_180_001,
  });
  expect(quoteSums({ lines: [], discount: 0, taxPercent: 18 }).total).toBe(0);
});
