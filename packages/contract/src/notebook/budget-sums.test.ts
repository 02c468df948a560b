import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AMOUNT_MAX_FCFA, amountInput } from "./amount-input.ts";
import { budgetShares, budgetTotals, isMinAboveMax, overspentFcfa } from "./budget-sums.ts";

const line = (min: number | null, max: number | null, real: number | null) => ({
  min_amount: min,
  max_amount: max,
  real_amount: real,
});

describe("the totals of a budget", () => {
  it("add up what was given, and nothing for a line never saved", () => {
    expect(
      budgetTotals([line(50_000, 80_000, 75_500), null, line(null, 20_000, 0), line(0, null, 500)]),
    ).toEqual({ min: 50_000, max: 100_000, real: 76_000 });
    expect(budgetTotals([])).toEqual({ min: 0, max: 0, real: 0 });
  });
});

describe("a line of a budget", () => {
  it("is warned of when its minimum is above its maximum", () => {
    expect(isMinAboveMax(line(2, 1, null))).toBe(true);
    expect(isMinAboveMax(line(1, 1, null))).toBe(false);
    expect(isMinAboveMax(line(5, null, null))).toBe(false);
  });

  it("is overspent by what its real amount has above its maximum", () => {
    expect(overspentFcfa(line(0, 100, 130))).toBe(30);
    expect(overspentFcfa(line(0, 100, 100))).toBe(0);
    expect(overspentFcfa(line(0, null, 130))).toBe(0);
    expect(overspentFcfa(line(0, 0, 130))).toBe(130);
  });
});

describe("the share of each category", () => {
  it("adds up to 100 whatever the roundings", () => {
    expect(budgetShares([1, 1, 1])).toEqual([34, 33, 33]);
    expect(budgetShares([0, 0])).toEqual([0, 0]);
    fc.assert(
      fc.property(fc.array(fc.nat(AMOUNT_MAX_FCFA), { minLength: 1 }), (amounts) => {
        const sum = budgetShares(amounts).reduce((all, share) => all + share, 0);
        expect(sum).toBe(amounts.some((amount) => amount > 0) ? 100 : 0);
      }),
    );
  });
});

describe("an amount", () => {
  it.each([
    ["41 500", 41_500],
    ["41\u00a0500 Fcfa", 41_500],
    ["41\u202f500 F CFA", 41_500],
    ["0", 0],
    [0, 0],
    ["", null],
    ["  ", null],
    [null, null],
    [undefined, null],
    [AMOUNT_MAX_FCFA, AMOUNT_MAX_FCFA],
  ])("is read from %o", (typed, expected) => {
    expect(amountInput.parse(typed)).toBe(expected);
  });

  it.each([
    ["-1", "sans virgule ni signe"],
    [-1, "sans virgule ni signe"],
    ["12,50", "sans virgule ni signe"],
    [12.5, "sans virgule ni signe"],
    ["mille", "sans virgule ni signe"],
    [true, "sans virgule ni signe"],
    [Number.NaN, "sans virgule ni signe"],
    ["9 999 999 999 999", "trop élevé"],
    [AMOUNT_MAX_FCFA + 1, "trop élevé"],
    ["9".repeat(40), "sans virgule ni signe"],
  ])("is refused for %o", (typed, message) => {
    const { error } = amountInput.safeParse(typed);
    expect(error?.issues.map((issue) => issue.message)).toEqual([expect.stringContaining(message)]);
  });
});
