import { describe, expect, it } from "vitest";
import { type DeliveryFacts, deliveryRights, MOST_CODE_MISSES } from "./disputes.ts";

const facts: DeliveryFacts = {
  state: "delivered",
  ships: true,
  isConfirmed: false,
  isReleased: false,
  isDisputed: false,
  hasCode: true,
  codeMisses: 0,
};
const all = { confirm: true, contest: true, enterCode: true };
const none = { confirm: false, contest: false, enterCode: false };

describe("of a delivery", () => {
  it("both sides may say whether it arrived once it is on its way", () => {
    for (const state of ["shipped", "delivered"])
      expect(deliveryRights({ ...facts, state })).toEqual(all);
    for (const state of ["placed", "paid", "prepared", "cancelled", "returned", "refunded"])
      expect(deliveryRights({ ...facts, state })).toEqual(none);
  });

  it("the code of what is fetched counts once it is ready", () => {
    const ready = { ...facts, state: "prepared", ships: false };
    expect(deliveryRights(ready)).toEqual({ ...none, enterCode: true });
  });

  it("nothing more is said once it is confirmed, or its money has left", () => {
    expect(deliveryRights({ ...facts, isConfirmed: true })).toEqual(none);
    expect(deliveryRights({ ...facts, isReleased: true })).toEqual(none);
  });

  it("only the buyer ends what the buyer contested", () => {
    expect(deliveryRights({ ...facts, isDisputed: true })).toEqual({ ...none, confirm: true });
  });

  it("a code that was guessed too often is closed", () => {
    const closed = deliveryRights({ ...facts, codeMisses: MOST_CODE_MISSES });
    expect(closed).toEqual({ ...all, enterCode: false });
  });
});
