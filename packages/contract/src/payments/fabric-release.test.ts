import { describe, expect, it } from "vitest";
import { confirmationOf, type MoneyMember, withdrawableFcfa } from "./fabric-release.ts";

const now = new Date("2026-11-20T12:00:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

describe("the money of a fabric order", () => {
  it("leaves once it was held for 48 hours", () => {
    const payments = [
      { paidAt: hoursAgo(48), amountFcfa: 30_000 },
      { paidAt: hoursAgo(47), amountFcfa: 20_000 },
    ];
    expect(withdrawableFcfa(50_000, payments, now)).toBe(30_000);
    expect(withdrawableFcfa(10_000, payments, now)).toBe(0);
    expect(withdrawableFcfa(30_000, [], now)).toBe(30_000);
    expect(withdrawableFcfa(-5000, [], now)).toBe(0);
  });
});

const owner: MoneyMember = { customerId: 1, role: "owner" };
const spouse: MoneyMember = { customerId: 2, role: "owner" };
const treasurer: MoneyMember = { customerId: 3, role: "treasurer" };

describe("a withdrawal of it", () => {
  it("of an owner is confirmed by the treasurer, and of the treasurer by an owner", () => {
    const all = [owner, spouse, treasurer];
    expect(confirmationOf(owner, all)).toEqual({ by: "others", members: [treasurer] });
    expect(confirmationOf(treasurer, all)).toEqual({ by: "others", members: [owner, spouse] });
  });

  it("is confirmed by another owner where there is no treasurer", () => {
    expect(confirmationOf(owner, [owner, spouse])).toEqual({ by: "others", members: [spouse] });
  });

  it("is confirmed by its owner alone where there is nobody else", () => {
    expect(confirmationOf(owner, [owner])).toEqual({ by: "alone" });
    // A treasurer without an owner is never alone: nobody confirms it.
    expect(confirmationOf(treasurer, [treasurer])).toEqual({ by: "others", members: [] });
  });
});
