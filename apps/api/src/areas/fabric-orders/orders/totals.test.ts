import { describe, expect, it } from "vitest";
import { fabricTotals } from "./totals.ts";

const share = (
  size: string | null,
  quantity: number | null,
  paidBy: "cash" | "mobile-money" | null,
) => ({
  size,
  quantity,
  paidBy,
  paidFcfa: paidBy === null ? null : (quantity ?? 0) * 15_000,
});

describe("the totals of a fabric order", () => {
  it("count people, units and money, by size and apart what was paid in cash", () => {
    const shares = [
      share("M", 2, "cash"),
      share("M", 1, "mobile-money"),
      share("L", 1, null),
      share(null, null, null),
    ];
    expect(fabricTotals(shares, { unitFcfa: 15_000, sizes: ["S", "M", "L"] })).toEqual({
      people: 4,
      ordering: 3,
      paid_people: 2,
      units: 4,
      paid_units: 3,
      due_fcfa: 60_000,
      paid_fcfa: 45_000,
      cash_fcfa: 30_000,
      sizes: [
        { size: "M", units: 3, paid_units: 3 },
        { size: "L", units: 1, paid_units: 0 },
      ],
    });
  });

  it("are nothing without anybody", () => {
    expect(fabricTotals([], { unitFcfa: 15_000, sizes: ["S"] })).toMatchObject({
      people: 0,
      due_fcfa: 0,
      sizes: [],
    });
  });
});
