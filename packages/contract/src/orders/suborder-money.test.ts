import { describe, expect, it } from "vitest";
import {
  backOf,
  earnedOf,
  leftOf,
  returnedOf,
  splitFurther,
  splitRefund,
} from "./suborder-money.ts";

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

  it("is given back the same however it is divided", () => {
    let taken = { ...suborder, refundedFcfa: 0 };
    const sums = { sellerFcfa: 0, commissionFcfa: 0 };
    for (const amountFcfa of [3333, 1, 6665, 1001, 500]) {
      const part = splitFurther(taken, amountFcfa);
      expect(part.sellerFcfa + part.commissionFcfa).toBe(amountFcfa);
      sums.sellerFcfa += part.sellerFcfa;
      sums.commissionFcfa += part.commissionFcfa;
      taken = { ...taken, refundedFcfa: taken.refundedFcfa + amountFcfa };
      expect(earnedOf(taken)).toBe(10_500 - sums.sellerFcfa);
    }
    expect(leftOf(taken)).toBe(0);
    expect(sums).toEqual({ sellerFcfa: 10_500, commissionFcfa: 1000 });
  });

  it("of a return is at most what is left of the goods, until it is answered", () => {
    const refunded = { ...suborder, refundedFcfa: 4000 };
    expect(returnedOf(refunded, { state: "asked", amountFcfa: 10_000 })).toBe(6000);
    expect(returnedOf(refunded, { state: "accepted", amountFcfa: 10_000 })).toBe(10_000);
    const gone = { ...suborder, refundedFcfa: 10_500 };
    expect(returnedOf(gone, { state: "asked", amountFcfa: 10_000 })).toBe(0);
  });

  it("is its seller's but for what was given back", () => {
    expect(earnedOf({ ...suborder, refundedFcfa: 0 })).toBe(10_500);
    expect(earnedOf({ ...suborder, refundedFcfa: 5000 })).toBe(6000);
    expect(earnedOf({ ...suborder, refundedFcfa: 11_500 })).toBe(0);
  });
});
