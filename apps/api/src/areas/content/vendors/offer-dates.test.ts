import { describe, expect, it } from "vitest";
import { isOnOffer, payments, validUntil } from "./offer-dates.ts";

const offer = { priceFcfa: 41_500, orderPercent: 70, offeredOn: "2026-11-01", validDays: 30 };

describe("an offer of Joy Visibility", () => {
  it("is paid 70 % with the order and 30 % on delivery", () => {
    expect(payments(offer)).toEqual({ atOrderFcfa: 29_050, atDeliveryFcfa: 12_450 });
    expect(payments({ ...offer, priceFcfa: 29_500 })).toEqual({
      atOrderFcfa: 20_650,
      atDeliveryFcfa: 8_850,
    });
  });

  it("adds up to the price when the percentage gives no whole francs", () => {
    const { atOrderFcfa, atDeliveryFcfa } = payments({ ...offer, priceFcfa: 41_503 });
    expect(atOrderFcfa + atDeliveryFcfa).toBe(41_503);
  });

  it("lasts thirty days, including the first and the last", () => {
    expect(validUntil(offer)).toBe("2026-11-30");
    expect(isOnOffer(offer, "2026-10-31")).toBe(false);
    expect(isOnOffer(offer, "2026-11-01")).toBe(true);
    expect(isOnOffer(offer, "2026-11-30")).toBe(true);
    expect(isOnOffer(offer, "2026-12-01")).toBe(false);
  });
});
