import { describe, expect, it } from "vitest";
import { priceRange, priceText } from "./provider-price.ts";

describe("a provider's price", () => {
  it("is not specified when it is 0 or absent", () => {
    expect([priceText(0), priceText(null)]).toEqual(["Prix sur demande", "Prix sur demande"]);
    expect(priceRange({ min_price: 0, max_price: null })).toBe("Prix sur demande");
  });

  it("is a range, or the one that is known", () => {
    const plain = (text: string) => text.replace(/\s/g, " ");
    expect(plain(priceRange({ min_price: 45_000, max_price: 380_000 }))).toBe(
      "45 000 à 380 000 FCFA",
    );
    expect(plain(priceRange({ min_price: 0, max_price: 9500 }))).toBe("9 500 FCFA");
    expect(plain(priceText(9500))).toBe("9 500 FCFA");
  });
});
