import { describe, expect, it } from "vitest";
import { placementOf } from "./placement.ts";

describe("the place of a provider in the directory", () => {
  it("is the first with the highlight, whose badge is that of its subscription", () => {
    expect(placementOf(["highlight"])).toEqual({ rank: 1, subscription: null });
    expect(placementOf(["subscription-2", "highlight"])).toEqual({ rank: 1, subscription: 2 });
  });

  it("follows the higher of its subscriptions", () => {
    expect(placementOf(["subscription-2", "subscription-1"])).toEqual({ rank: 3, subscription: 1 });
    expect(placementOf(["subscription-2"])).toEqual({ rank: 4, subscription: 2 });
  });

  it("is after all others without any", () => {
    expect(placementOf([])).toEqual({ rank: 5, subscription: null });
  });
});
