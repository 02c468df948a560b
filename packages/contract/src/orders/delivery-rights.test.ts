import { describe, expect, it } from "vitest";
import { type DeliveryFacts, deliveryRights, MOST_CODE_MISSES } from "./delivery-rights.ts";

const facts: DeliveryFacts = {
  state: "delivered",
  ships: true,
  isConfirmed: false,
  isReleased: false,
  isDisputed: false,
  returned: null,
  hasCode: true,
  codeMisses: 0,
};
const both = ["not-received", "not-as-agreed"];
const all = { confirm: true, dispute: both, enterCode: true };
const none = { confirm: false, dispute: [], enterCode: false };

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

  it("what was confirmed may still be wrong, and nothing is said once its money has left", () => {
    const wrong = { ...none, dispute: ["not-as-agreed"] };
    expect(deliveryRights({ ...facts, isConfirmed: true })).toEqual(wrong);
    expect(deliveryRights({ ...facts, isReleased: true })).toEqual(none);
  });

  it("only the buyer ends what the buyer contested", () => {
    expect(deliveryRights({ ...facts, isDisputed: true })).toEqual({ ...none, confirm: true });
  });

  it("a return is answered first; one that was refused may be disputed", () => {
    for (const returned of ["asked", "accepted"] as const)
      expect(deliveryRights({ ...facts, returned }).dispute).toEqual([]);
    expect(deliveryRights({ ...facts, returned: "refused" }).dispute).toEqual(["not-as-agreed"]);
  });

  it("a code that was guessed too often is closed", () => {
    const closed = deliveryRights({ ...facts, codeMisses: MOST_CODE_MISSES });
    expect(closed).toEqual({ ...all, enterCode: false });
  });
});
