import {
  sellingMessages as sentences,
  stockReservedMessage,
} from "@jdj/contract/products/seller-messages";
import { describe, expect, it } from "vitest";
import { productErrors, stockAfter } from "./product-form.ts";

describe("the stock of a variant", () => {
  it("changes by what was typed, so that units sold in between stay sold", () => {
    expect(stockAfter({ stock: 7, reserved: 0 }, { typed: 15, seen: 10 })).toBe(12);
    expect(stockAfter({ stock: 7, reserved: 2 }, { typed: 10, seen: 10 })).toBe(7);
  });

  it("never goes below what orders hold", () => {
    const held = { stock: 7, reserved: 3 };
    expect(stockAfter(held, { typed: 3, seen: 7 })).toBe(3);
    expect(stockAfter(held, { typed: 2, seen: 7 })).toBe(stockReservedMessage(3));
  });

  it("is empty when more is taken off than is left", () => {
    expect(stockAfter({ stock: 2, reserved: 0 }, { typed: 0, seen: 10 })).toBe(0);
  });
});

describe("a product", () => {
  it("costs less than before its reduction", () => {
    const errors = { old_price: [sentences.oldPriceInvalid] };
    expect(productErrors({ price: "10 000", old_price: "10 000" })).toEqual(errors);
    expect(productErrors({ price: 10_000, old_price: 9_000 })).toEqual(errors);
    expect(productErrors({ price: "10 000", old_price: "12 000" })).toEqual({});
    expect(productErrors({ price: "10 000", old_price: "" })).toEqual({});
  });

  it("of several variants gives each a size or a colour, and none twice", () => {
    const variants = [
      { size: "M", colour: "Écru", stock: 1 },
      { size: " m ", colour: "ecru", stock: "1" },
      { size: "", colour: null, stock: 0 },
      { size: "M", colour: "Bleu", stock: 1 },
    ];
    expect(productErrors({ kind: "product", variants })).toEqual({
      "variants.1.size": [sentences.optionsTwice],
      "variants.2.size": [sentences.optionsRequired],
    });
    expect(productErrors({ kind: "product", variants: [{ stock: 1 }] })).toEqual({});
  });

  it("has a stock when it is goods, and a capacity when it is a service", () => {
    expect(productErrors({ kind: "product", variants: [] })).toEqual({
      variants: [sentences.stockInvalid],
    });
    expect(productErrors({ kind: "service", variants: [], day_capacity: "" })).toEqual({
      day_capacity: [sentences.capacityInvalid],
    });
    expect(productErrors({ kind: "service", variants: [], day_capacity: "2" })).toEqual({});
    expect(productErrors({ kind: "product", variants: [{ size: "M" }] })).toEqual({
      "variants.0.stock": [sentences.stockInvalid],
    });
  });

  it("that is a service of several variants gives each a name, and none twice", () => {
    const service = { kind: "service", day_capacity: "2" };
    const variants = [{ size: "2 h" }, { size: " 2 H " }, { size: "", colour: "Bleu" }];
    expect(productErrors({ ...service, variants })).toEqual({
      "variants.1.size": [sentences.formulaTwice],
      "variants.2.size": [sentences.formulaRequired],
    });
    expect(productErrors({ ...service, variants: [{ size: "" }] })).toEqual({});
  });
});
