import { describe, expect, it } from "vitest";
import { paymentMethods } from "./methods.ts";
import { amountBy, cardPrice, unitsFor, withTax } from "./price.ts";

describe("the price of a campaign", () => {
  it("is 475 FCFA and 561 with tax for 24 segments at 25 FCFA with a credit of 5", () => {
    expect(cardPrice({ unitFcfa: 25, units: 24, credit: 5 })).toEqual({
      units: 24,
      coveredUnits: 5,
      payUnits: 19,
      dueFcfa: 475,
      totalFcfa: 561,
      payableFcfa: 561,
      remainderFcfa: 0,
    });
  });
  it("is nothing where the credit covers it, and where the channel is free", () => {
    expect(cardPrice({ unitFcfa: 25, units: 24, credit: 24 })).toMatchObject({
      coveredUnits: 24,
      totalFcfa: 0,
      payableFcfa: 0,
    });
    expect(cardPrice({ unitFcfa: 0, units: 24, credit: 0 })).toMatchObject({
      payUnits: 0,
      payableFcfa: 0,
    });
  });
  it("counts a negative credit as none", () => {
    expect(cardPrice({ unitFcfa: 25, units: 4, credit: -3 })).toMatchObject({
      payUnits: 4,
      dueFcfa: 100,
      totalFcfa: 118,
    });
  });
  it("is 100 FCFA at least, and the remainder becomes the payer's credit", () => {
    expect(cardPrice({ unitFcfa: 25, units: 1, credit: 0 })).toMatchObject({
      totalFcfa: 30,
      payableFcfa: 100,
      remainderFcfa: 70,
    });
  });
  it("rounds the tax up to a whole franc, whatever the sum", () => {
    expect([1, 50, 99, 100, 475].map(withTax)).toEqual([2, 59, 117, 118, 561]);
    for (let fcfa = 0; fcfa < 200_000; fcfa += 7) {
      const total = withTax(fcfa);
      expect(Number.isInteger(total)).toBe(true);
      expect(total * 100).toBeGreaterThanOrEqual(fcfa * 118);
      expect(total * 100).toBeLessThan(fcfa * 118 + 100);
    }
  });
  it("is rounded up to a multiple of five for CinetPay alone", () => {
    expect(paymentMethods.map((method) => amountBy(method, 561))).toEqual([
      561, 561, 561, 561, 565,
    ]);
    expect(amountBy("CINETPAY", 565)).toBe(565);
  });
});

describe("credit bought for an amount", () => {
  it("is as many units as the amount pays with tax, and never one more", () => {
    expect([unitsFor(118, 100), unitsFor(117, 100), unitsFor(5000, 25)]).toEqual([1, 0, 169]);
    for (let amount = 100; amount < 20_000; amount += 37)
      for (const unit of [1, 7, 25, 50]) {
        const units = unitsFor(amount, unit);
        expect(withTax(units * unit)).toBeLessThanOrEqual(amount);
        expect(withTax((units + 1) * unit)).toBeGreaterThan(amount);
      }
  });
});
