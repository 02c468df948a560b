import { describe, expect, it } from "vitest";
import { type LabelledOrder, orderStateLabel, transitionLabel, wholeOrder } from "./order-label.ts";

const order: LabelledOrder = {
  state: "refunded",
  paidFcfa: 21_500,
  refundedFcfa: 21_500,
  isReturn: false,
};

describe("the name of where an order is", () => {
  it("tells a part that was given back from all of it", () => {
    expect(orderStateLabel(order)).toBe("Remboursée");
    expect(orderStateLabel({ ...order, refundedFcfa: 8000 })).toBe("Remboursée en partie");
    expect(orderStateLabel({ ...order, state: "delivered", refundedFcfa: 0 })).toBe("Livrée");
  });

  it("calls nothing returned of which no goods came back", () => {
    const decided = { ...order, state: "returned" as const };
    expect(orderStateLabel(decided)).toBe("Remboursement en cours");
    expect(orderStateLabel({ ...decided, refundedFcfa: 8000 })).toBe(
      "Remboursement partiel en cours",
    );
    expect(orderStateLabel({ ...decided, isReturn: true })).toBe("Retournée");
  });

  it("says in its history who gave what back", () => {
    expect(transitionLabel({ to: "returned", by: "staff" }, order)).toBe("Remboursement décidé");
    expect(transitionLabel({ to: "returned", by: "seller" }, order)).toBe("Retournée");
    const partly = { ...order, state: "refunded" as const, refundedFcfa: 8000 };
    expect(transitionLabel({ to: "refunded", by: "product" }, partly)).toBe("Remboursée en partie");
    expect(transitionLabel({ to: "delivered", by: "seller" }, partly)).toBe("Livrée");
  });

  it("adds up the parts of several sellers", () => {
    const whole = wholeOrder("refunded", [order, { ...order, refundedFcfa: 500 }]);
    expect(whole).toEqual({ ...order, paidFcfa: 43_000, refundedFcfa: 22_000, isReturn: true });
    expect(orderStateLabel(whole)).toBe("Remboursée en partie");
  });
});
