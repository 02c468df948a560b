import { describe, expect, it } from "vitest";
import { type OrderHold, orderReleaseAt } from "./order-release.ts";

const at = (text: string) => new Date(`${text}:00Z`);
const hold: OrderHold = {
  paidAt: at("2026-11-01T10:00"),
  deliveredAt: at("2026-11-10T10:00"),
  confirmedAt: null,
  returnDays: 0,
  isFrozen: false,
  returnedAt: null,
};

describe("the money of an order's part is its seller's", () => {
  it("five days after its seller said that it was delivered", () => {
    expect(orderReleaseAt(hold)).toEqual(at("2026-11-15T10:00"));
  });

  it("as soon as its buyer, the delivery code or staff confirm it", () => {
    const confirmedAt = at("2026-11-10T12:00");
    expect(orderReleaseAt({ ...hold, confirmedAt })).toEqual(confirmedAt);
  });

  it("not while it may still be returned, also when it is confirmed", () => {
    const confirmedAt = at("2026-11-10T12:00");
    expect(orderReleaseAt({ ...hold, confirmedAt, returnDays: 7 })).toEqual(at("2026-11-17T10:00"));
    expect(orderReleaseAt({ ...hold, returnDays: 3 })).toEqual(at("2026-11-15T10:00"));
  });

  it("never sooner than 48 hours after its payment, whatever the seller's days of return", () => {
    const soon = { paidAt: at("2026-11-10T09:59"), confirmedAt: at("2026-11-10T10:00") };
    expect(orderReleaseAt({ ...hold, ...soon })).toEqual(at("2026-11-12T09:59"));
    const returnedAt = at("2026-11-10T11:00");
    expect(orderReleaseAt({ ...hold, ...soon, returnedAt })).toEqual(at("2026-11-12T09:59"));
  });

  it("not before anybody says that it arrived, nor while it is contested", () => {
    expect(orderReleaseAt({ ...hold, deliveredAt: null })).toBeNull();
    expect(orderReleaseAt({ ...hold, isFrozen: true })).toBeNull();
    const confirmed = { confirmedAt: at("2026-11-10T12:00"), isFrozen: true };
    expect(orderReleaseAt({ ...hold, ...confirmed })).toBeNull();
  });

  it("from the settled return on, for what is left of it", () => {
    const returnedAt = at("2026-11-11T08:00");
    expect(orderReleaseAt({ ...hold, returnDays: 30, returnedAt })).toEqual(returnedAt);
  });
});
