import { expect, it } from "vitest";
import { isPartlyRefundable, leftOf } from "./refund-left.ts";

it("what is left of a payment is what was paid, less its refunds that were not refused", () => {
  expect(leftOf({ state: "paid", amountFcfa: 99_000 }, 60_500)).toBe(38_500);
  expect(leftOf({ state: "surplus", amountFcfa: 500 }, 0)).toBe(500);
});

it("nothing is left of what was not paid, or was given back", () => {
  for (const state of ["pending", "failed", "expired", "refunded"])
    expect(leftOf({ state, amountFcfa: 500 }, 0)).toBe(0);
  expect(leftOf({ state: "paid", amountFcfa: 500 }, 600)).toBe(0);
});

it("a deposit, a gift and a credit are given back in parts, what ends as a whole is not", () => {
  for (const kind of ["quote", "booking", "gift", null] as const)
    expect(isPartlyRefundable(kind)).toBe(true);
  for (const kind of ["order", "fabric-share", "listing"] as const)
    expect(isPartlyRefundable(kind)).toBe(false);
});
