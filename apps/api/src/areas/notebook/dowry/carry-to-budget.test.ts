import { describe, expect, it } from "vitest";
import { sumsByLine } from "./carry-to-budget.ts";

const item = (over: Partial<Parameters<typeof sumsByLine>[0][number]>) => ({
  ...{ stage: "dowry" as const, kind: "drinks" as const, state: "asked" as const },
  amountFcfa: null,
  ...over,
});

describe("the sums that go onto the budget", () => {
  it("are one for each line: drinks, cloths and the sum apart, food and objects in the trunk", () => {
    const items = [
      item({ amountFcfa: 48_000 }),
      item({ amountFcfa: 2_000 }),
      item({ kind: "cloths", amountFcfa: 90_000 }),
      item({ kind: "money", amountFcfa: 60_000 }),
      item({ kind: "food", amountFcfa: 5_000 }),
      item({ kind: "objects", amountFcfa: 3_000 }),
    ];
    expect(Object.fromEntries(sumsByLine(items, "dowry"))).toEqual({
      "dowry-drinks": 50_000,
      "dowry-cloths": 90_000,
      "dowry-symbol": 60_000,
      "dowry-trunk": 8_000,
    });
  });

  it("are a single one for kôkôkô, without what was set aside or has no price", () => {
    const items = [
      item({ stage: "knocking", amountFcfa: 12_000 }),
      item({ stage: "knocking", kind: "money", amountFcfa: 5_000 }),
      item({ stage: "knocking", amountFcfa: 40_000, state: "dropped" }),
      item({ stage: "knocking" }),
      item({ amountFcfa: 99_000 }),
    ];
    expect(Object.fromEntries(sumsByLine(items, "knocking"))).toEqual({ knocking: 17_000 });
  });
});
