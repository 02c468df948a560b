import { describe, expect, it } from "vitest";
import { missingOf, type ShopFacts } from "./missing-items.ts";

const complete: ShopFacts = {
  name: "Les Saveurs",
  shortDescription: "Cuisine ivoirienne",
  description: "<p>Depuis 2010</p>",
  minPriceFcfa: 3500,
  maxPriceFcfa: null,
  priceUnit: null,
  townId: 1,
  services: 1,
  addresses: 1,
  photos: 1,
};

describe("a shop that is about to be published", () => {
  it("needs nothing more once texts, a price, a service, a town, an address and a photo are there", () => {
    expect(missingOf(complete)).toEqual([]);
  });

  it("needs no price when it is told on request", () => {
    expect(missingOf({ ...complete, minPriceFcfa: null, priceUnit: "request" })).toEqual([]);
  });

  it.each([
    [{ description: "" }, "texts"],
    [{ shortDescription: "" }, "texts"],
    [{ minPriceFcfa: null }, "prices"],
    [{ services: 0 }, "services"],
    [{ townId: null }, "towns"],
    [{ addresses: 0 }, "address"],
    [{ photos: 0 }, "photo"],
  ])("lacks what was not filled in: %j", (changed, item) => {
    expect(missingOf({ ...complete, ...changed })).toEqual([item]);
  });
});
