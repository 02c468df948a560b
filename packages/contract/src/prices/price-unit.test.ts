import { describe, expect, it } from "vitest";
import {
  eventPriceText,
  type ListedPrice,
  priceText,
  quantityFor,
  unitPrice,
} from "./price-unit.ts";

const plain = (text: string | null) => text?.replace(/\s/g, " ");
const meal: ListedPrice = { min_price: 5500, max_price: 9500, price_unit: "person" };

describe("a price", () => {
  it("is a range or one amount, with its unit", () => {
    expect(plain(priceText(meal))).toBe("5 500 à 9 500 FCFA par personne");
    expect(plain(priceText({ ...meal, max_price: null, price_unit: "piece" }))).toBe(
      "5 500 FCFA la pièce",
    );
    expect(plain(priceText({ min_price: 0, max_price: 90_000, price_unit: "event" }))).toBe(
      "90 000 FCFA par événement",
    );
    expect(plain(unitPrice(25_000, "hour"))).toBe("25 000 FCFA par heure");
  });

  it("of the time before units has none", () => {
    expect(plain(priceText({ ...meal, price_unit: null }))).toBe("5 500 à 9 500 FCFA");
    expect(eventPriceText({ ...meal, price_unit: null }, 150)).toBeNull();
  });

  it("is on request when none is given, or when the provider says so", () => {
    const none = { min_price: null, max_price: null };
    expect(priceText({ ...none, price_unit: "day" })).toBe("Prix sur demande");
    expect(priceText({ ...none, price_unit: "request" })).toBe("Prix sur demande");
    expect(eventPriceText({ ...none, price_unit: "person" }, 150)).toBeNull();
  });
});

describe("what an event pays", () => {
  it("follows its guests, or the usual hours", () => {
    expect(plain(eventPriceText(meal, 150))).toBe("825 000 à 1 425 000 FCFA pour 150 invités");
    expect(plain(eventPriceText({ ...meal, max_price: 5500, price_unit: "hour" }, 150))).toBe(
      "33 000 FCFA pour 6 heures",
    );
  });

  it("is the price itself for the event, a day and a piece", () => {
    expect(["event", "day", "piece", null].map((unit) => quantityFor(unit as null, 150))).toEqual([
      1, 1, 1, 1,
    ]);
    expect(eventPriceText({ ...meal, price_unit: "event" }, 150)).toBeNull();
  });
});
