import { describe, expect, it } from "vitest";
import { backOf, earnedOf, splitRefund } from "./suborder-money.ts";

const suborder = { goodsFcfa: 10_000, deliveryFcfa: 1500, commissionFcfa: 1000 };

describe("the money of a suborder", () => {
  it("is given back with the commission on what comes back", () => {
    const whole = { goodsFcfa: 10_000, deliveryFcfa: 1500 };
    expect(splitRefund(suborder, whole)).toEqual({ sellerFcfa: 10_500, commissionFcfa: 1000 });
    const half = { goodsFcfa: 5000, deliveryFcfa: 0 };
    expect(splitRefund(suborder, half)).toEqual({ sellerFcfa: 4500, commissionFcfa: 500 });
  });

  it("is given back for the goods before the delivery", () => {
    expect(backOf(suborder, 4000)).toEqual({ goodsFcfa: 4000, deliveryFcfa: 0 });
    expect(backOf(suborder, 10_500)).toEqual({ goodsFcfa: 10_000, deliveryFcfa: 500 });
  });

  it("is its seller's but for what was given back", () => {
    expect(earnedOf({ ...suborder, refundedFcfa: 0 })).toBe(10_500);
    expect(earnedOf({ ...suborder, refundedFcfa: 5000 })).toBe(6000);
    expect(earnedOf({ ...suborder, refundedFcfa: 11_500 })).toBe(0);
  });
});
