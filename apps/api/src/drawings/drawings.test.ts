import { describe, expect, it } from "vitest";
import { categoryReference } from "../areas/products/categories/reference.ts";
import { serviceTypeReference } from "../areas/service-types/reference.ts";
import { expectDrawing } from "../testing/expect-drawing.ts";
import { objectFor, objectOfCategory } from "./choose-object.ts";
import { drawPackage } from "./draw-package.ts";
import {
  drawProduct,
  drawProductSwatch,
  type ProductDrawing,
  productDrawing,
} from "./draw-product.ts";
import { drawDetail, drawScene } from "./draw-scene.ts";
import { fabrics } from "./fabrics.ts";
import { objects } from "./objects/objects.ts";
import { isTradeCode, scenes } from "./scenes/scenes.ts";
import { tradeObjects } from "./trade-objects.ts";

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

const subjectOf = (provider: number, seed = provider) => ({ id: `s${seed}`, provider, seed });

describe("the scenes of the directory", () => {
  it("are those of every trade, each of its own", () => {
    const codes = serviceTypeReference.map(({ code }) => code);
    expect(codes.filter((code) => !isTradeCode(code))).toEqual([]);
    const drawn = Object.values(scenes).map((scene) => drawScene(scene, subjectOf(1)));
    expect(new Set(drawn).size).toBe(codes.length);
  });

  it("are valid and light, and in the tones of each provider", () => {
    for (const [code, scene] of Object.entries(scenes)) {
      const drawn = Array.from({ length: 5 }, (_, id) => drawScene(scene, subjectOf(id)));
      for (const svg of drawn) expectDrawing(svg, code);
      expect([code, new Set(drawn).size]).toEqual([code, drawn.length]);
    }
  });

  it("come with objects of the trade, large", () => {
    for (const [code, { objects: all }] of Object.entries(tradeObjects))
      for (const [name] of all)
        expectDrawing(drawDetail(name, subjectOf(3, 31)), `${code} ${name}`);
  });
});

describe("the picture of a package", () => {
  const subject = { id: 7, provider: 3, trade: "catering", lines: ["Buffet", "Huit serveurs"] };

  it("is valid and light, for every trade", () => {
    for (const trade of [...Object.keys(scenes), "added-by-staff"])
      for (const id of [1, 2, 3]) expectDrawing(drawPackage({ ...subject, id, trade }), trade);
  });

  it("is like no other: it varies by package, provider, trade and contents", () => {
    const many = Array.from({ length: 300 }, (_, id) => drawPackage({ ...subject, id: id + 1 }));
    expect(new Set(many.map((svg) => svg.replaceAll(/forfait\d+/g, ""))).size).toBe(300);
    const drawn = drawPackage(subject);
    expect(drawPackage({ ...subject })).toBe(drawn);
    expect(drawPackage({ ...subject, provider: 4 })).not.toBe(drawn);
    expect(drawPackage({ ...subject, trade: "dj" })).not.toBe(drawn);
    expect(drawPackage({ ...subject, lines: ["Verres et jus"] })).not.toBe(drawn);
  });
});
