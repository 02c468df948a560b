import { describe, expect, it } from "vitest";
import { commissionOf, paymentEntries } from "./order-money.ts";

const suborder = { providerId: 7, goodsFcfa: 10_000, deliveryFcfa: 1500, commissionFcfa: 1000 };
const sum = (entries: { amountFcfa: number }[]) =>
  entries.reduce((total, { amountFcfa }) => total + amountFcfa, 0);

describe("the money of an order", () => {
  it("is held for its sellers, less our commission on the goods", () => {
    const entries = paymentEntries([suborder, { ...suborder, providerId: 8 }]);
    expect(sum(entries)).toBe(0);
    expect(entries).toContainEqual({ account: "gateway", amountFcfa: 23_000 });
    expect(entries).toContainEqual({ account: "held", providerId: 7, amountFcfa: -10_500 });
    expect(commissionOf(10_005, 10)).toBe(1001);
  });
});
