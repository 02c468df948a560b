import { describe, expect, it } from "vitest";
import { countryOfNumber } from "./countries.ts";
import {
  billedCategory,
  costOfMessage,
  type DatedPrice,
  OTHER_COUNTRIES,
  priceOfDay,
} from "./price-of-day.ts";

const price = (country: string, fromDate: string, costMilliFcfa: number): DatedPrice => ({
  ...{ country, fromDate, costMilliFcfa },
  category: "marketing",
});
const prices = [
  price("CI", "2026-10-01", 12_600),
  price("CI", "2025-07-01", 11_000),
  price("CI", "2027-01-01", 14_000),
  price(OTHER_COUNTRIES, "2025-07-01", 33_824),
];
const on = (day: string, country = "CI") => ({ country, category: "marketing" as const, day });

describe("the price of a day", () => {
  it("is the latest that has begun, from its first day on", () => {
    expect(priceOfDay(prices, on("2026-09-30"))?.costMilliFcfa).toBe(11_000);
    expect(priceOfDay(prices, on("2026-10-01"))?.costMilliFcfa).toBe(12_600);
  });
  it("is not touched by a change that is to come", () => {
    expect(priceOfDay(prices, on("2026-12-31"))?.costMilliFcfa).toBe(12_600);
    expect(priceOfDay(prices, on("2027-01-01"))?.costMilliFcfa).toBe(14_000);
  });
  it("is none before the first one, nor of another category", () => {
    expect(priceOfDay(prices, on("2025-06-30"))).toBeUndefined();
    expect(priceOfDay(prices, { ...on("2026-11-01"), category: "utility" })).toBeUndefined();
  });
});

describe("the cost of a message", () => {
  it("is that of other countries where its own has no price", () => {
    expect(costOfMessage(prices, on("2026-11-01", "JP"))).toBe(33_824);
    expect(costOfMessage(prices, on("2025-07-01"))).toBe(11_000);
    expect(costOfMessage([], on("2026-11-01"))).toBeNull();
  });
});

describe("what a message is charged as", () => {
  it("is the category of its template, also within 24 hours of a message of the guest", () => {
    expect(billedCategory({ category: "utility" })).toBe("utility");
  });
  it("is marketing until WhatsApp has named the category of the template", () => {
    expect(billedCategory({ category: null })).toBe("marketing");
  });
  it("is service for a free text within those 24 hours", () => {
    expect(billedCategory(null)).toBe("service");
  });
});

describe("the country of a number", () => {
  it("is found by its calling code, and by what follows where countries share one", () => {
    const numbers = [
      "+2250701020304",
      "+33612345678",
      "+14165550123",
      "+12125550123",
      "+4915112345678",
    ];
    expect(numbers.map(countryOfNumber)).toEqual(["CI", "FR", "CA", "US", "DE"]);
  });
  it("is among the others where nobody knows it", () => {
    expect(countryOfNumber("+9990000000")).toBe(OTHER_COUNTRIES);
  });
});
