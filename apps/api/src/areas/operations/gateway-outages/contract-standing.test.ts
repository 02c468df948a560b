import { describe, expect, it } from "vitest";
import { orderOfTrying, standingOf } from "./contract-standing.ts";

const now = new Date("2026-11-20T10:00:00Z");
const outage = (iso: string) => ({ pausedUntil: new Date(iso) });

describe("a contract", () => {
  it("is well without an outage, away during its pause, and due once it is over", () => {
    expect(standingOf(null, now)).toBe("well");
    expect(standingOf(outage("2026-11-20T10:00:01Z"), now)).toBe("away");
    expect(standingOf(outage("2026-11-20T10:00:00Z"), now)).toBe("due");
  });
});

describe("an account message", () => {
  const contracts = (["away", "well", "due"] as const).map((standing) => ({ standing }));
  const order = (isUrgent: boolean) =>
    orderOfTrying(contracts, isUrgent).map(({ standing }) => standing);

  it("tries a contract whose pause is over, then one that is well", () => {
    expect(order(false)).toEqual(["due", "well"]);
  });
  it("leaves that to others when it is a code", () => {
    expect(order(true)).toEqual(["well", "due"]);
  });
});
