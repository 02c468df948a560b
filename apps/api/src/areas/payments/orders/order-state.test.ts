import { OrderState } from "@jdj/contract/payments/orders";
import { describe, expect, it } from "vitest";
import { attemptMachine, isPayable, orderMachine } from "./order-state.ts";

describe("an attempt", () => {
  it("is paid or reopened after a failure, and never leaves what an operator has to look at but by a refund", () => {
    expect(attemptMachine.before("paid")).toEqual(["pending", "failed", "expired"]);
    for (const state of ["paid", "surplus", "mismatch"] as const)
      expect(attemptMachine.after(state)).toEqual(["refunded"]);
    expect(attemptMachine.after("refunded")).toEqual([]);
  });
});

describe("an order", () => {
  it("may become paid from each state in which a payment may have been made, and from no other", () => {
    const states = OrderState.options.filter((from) => orderMachine.may(from, "paid"));
    expect(states).toEqual(["pending", "failed", "expired"]);
  });
  it("is refunded only after it was paid, and is then closed", () => {
    expect(OrderState.options.filter((from) => orderMachine.may(from, "refunded"))).toEqual([
      "paid",
    ]);
    expect(OrderState.options.filter((to) => orderMachine.may("refunded", to))).toEqual([]);
  });
  it("may be paid until it is", () => {
    const payable = (closedAt: Date | null) =>
      OrderState.options.filter((state) => isPayable({ state, closedAt }));
    expect(payable(null)).toEqual(["open", "pending", "failed", "expired"]);
    expect(payable(new Date(0))).toEqual([]);
  });
});
