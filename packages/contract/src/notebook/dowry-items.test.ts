import { describe, expect, it } from "vitest";
import { type CountedItem, stageSums } from "./dowry-items.ts";

const item = (over: Partial<CountedItem>): CountedItem => ({
  stage: "dowry",
  state: "asked",
  amount: null,
  ...over,
});

describe("the sums of a stage", () => {
  it("leave out what the families set aside, and the other stage", () => {
    const items = [
      item({ amount: 60_000, state: "agreed" }),
      item({ amount: 500_000, state: "dropped" }),
      item({ amount: 12_000, stage: "knocking" }),
    ];
    expect(stageSums(items, "dowry")).toEqual({ wanted: 1, ready: 0, amount: 60_000, unpriced: 0 });
  });

  it("count as there what is ready or was given, and say how many have no price yet", () => {
    const items = [
      item({ state: "ready", amount: 18_000 }),
      item({ state: "given" }),
      item({ state: "asked" }),
    ];
    expect(stageSums(items, "dowry")).toEqual({ wanted: 3, ready: 2, amount: 18_000, unpriced: 2 });
  });

  it("of a list that nobody began are zero", () => {
    expect(stageSums([], "knocking")).toEqual({ wanted: 0, ready: 0, amount: 0, unpriced: 0 });
  });
});
