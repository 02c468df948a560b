import { describe, expect, it } from "vitest";
import { categoryReference } from "../areas/products/categories/reference.ts";
import { expectDrawing } from "../testing/expect-drawing.ts";
import { objectFor, objectOfCategory } from "./choose-object.ts";
import {
  drawProduct,
  drawProductSwatch,
  type ProductDrawing,
  productDrawing,
} from "./draw-product.ts";
import { fabrics } from "./fabrics.ts";
import { objects } from "./objects/objects.ts";

const names = [...Object.keys(fabrics), ...Object.keys(objects)] as ProductDrawing[];

describe("the drawings of the shop", () => {
  it("are those of every category, each subcategory of its own", () => {
    const subcategories = categoryReference.flatMap(([, , children]) => children);
    const drawn = subcategories.map(([code]) => objectOfCategory[code]);
    expect(drawn).not.toContain(undefined);
    for (const [code] of categoryReference) expect(objectOfCategory[code], code).toBeDefined();
    // Bags show what the accessories show; two kinds of scent as well.
    expect(new Set(drawn).size).toBeGreaterThanOrEqual(subcategories.length - 1);
  });

  it("are valid SVG of a few kilobytes without anything from outside", () => {
    for (const name of names) {
      for (const seed of [0, 13, 2_000_002]) expectDrawing(drawProduct(name, seed, null), name);
      expectDrawing(drawProductSwatch(name, 10, "bleu"), name);
    }
  });

  it("differ by product, view and colour, and are the same each time", () => {
    for (const name of names) {
      const seeds = [...Array.from({ length: 12 }, (_, at) => at * 10), 1, 2, 3];
      const drawn = seeds.map((seed) => drawProduct(name, seed, null));
      expect([name, new Set(drawn).size]).toEqual([name, seeds.length]);
      expect(drawProduct(name, 120, "rouge")).not.toBe(drawProduct(name, 120, "vert"));
      expect(drawProduct(name, 120, "rouge")).toBe(drawProduct(name, 120, "rouge"));
    }
  });

  it("follow what a name says before its category", () => {
    expect(objectFor("lights", "Lanterne ajourée")).toBe("lantern");
    expect(objectFor("dowry", "Panier de dot tressé")).toBe("basket");
    expect(objectFor("lace", "Velours uni")).toBe("satin");
    expect(objectFor("wedding-cakes", "Trois étages")).toBe("tiered-cake");
    expect(objectFor("added-by-staff", "Autre chose")).toBe("gift");
  });

  it("know the names that stored products carry, and no others", () => {
    expect(productDrawing("folded-cloth")).toBe("woven");
    expect(productDrawing("constructor")).toBeNull();
    expect(productDrawing("toString")).toBeNull();
  });
});
