import { PaymentState } from "@jdj/contract/payments/payments";
import { describe, expect, it } from "vitest";
import { attemptMachine, isPayable, paymentMachine } from "./payment-state.ts";

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
    const states = PaymentState.options.filter((from) => paymentMachine.may(from, "paid"));
    expect(states).toEqual(["pending", "failed", "expired"]);
  });
  it("is refunded only after it was paid, and is then closed", () => {
    expect(PaymentState.options.filter((from) => paymentMachine.may(from, "refunded"))).toEqual([
      "paid",
    ]);
    expect(PaymentState.options.filter((to) => paymentMachine.may("refunded", to))).toEqual([]);
  });
  it("may be paid until it is", () => {
    const payable = (closedAt: Date | null) =>
      PaymentState.options.filter((state) => isPayable({ state, closedAt }));
    expect(payable(null)).toEqual(["open", "pending", "failed", "expired"]);
    expect(payable(new Date(0))).toEqual([]);
  });
});
