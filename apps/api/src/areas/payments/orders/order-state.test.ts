import { OrderState } from "@jdj/contract/payments/orders";
import { describe, expect, it } from "vitest";
import { isPayable, mayBecome } from "./order-state.ts";

describe("an order", () => {
  it("may become paid from each state in which a payment may have been made, and from no other", () => {
    const states = OrderState.options.filter((from) => mayBecome(from, "paid"));
    expect(states).toEqual(["pending", "failed", "expired"]);
  });
  it("is refunded only after it was paid, and is then closed", () => {
    expect(OrderState.options.filter((from) => mayBecome(from, "refunded"))).toEqual(["paid"]);
    expect(OrderState.options.filter((to) => mayBecome("refunded", to))).toEqual([]);
  });
  it("may be paid until it is", () => {
    const payable = (closedAt: Date | null) =>
      OrderState.options.filter((state) => isPayable({ state, closedAt }));
    expect(payable(null)).toEqual(["open", "pending", "failed", "expired"]);
    expect(payable(new Date(0))).toEqual([]);
  });
});
