import type { RootCategory } from "@jdj/contract/products/categories";
import type { ProductCard } from "@jdj/contract/products/products";
import { beforeAll, describe, expect, it } from "vitest";
import { productImages, products } from "../../src/areas/products/products/tables.ts";
import { drawProduct, productDrawing } from "../../src/drawings/draw-product.ts";
import { testApp } from "../../src/testing/app.ts";
import { CATERER } from "../directory/first-providers.ts";
import { writeDemoProviders } from "../directory/write-directory.ts";
import { writeDemoMarketplace } from "./write-marketplace.ts";

const app = testApp();

type Listed = {
  data: ProductCard[];
  total: number;
  categories: { id: number; articles_count: number }[];
};

const list = async (query: string) =>
  (await app.call("GET", `/api/v1/marketplace/articles?${query}`)).body as Listed;

beforeAll(async () => {
  await writeDemoProviders(app.db, app.clock());
  await writeDemoMarketplace(app);
  await writeDemoMarketplace(app);
}, 60_000);

describe("the demonstration's marketplace", () => {
  it("has 200 products and 30 services of ten sellers in twelve categories, some sold out", async () => {
    const all = await app.db.select().from(products);
    expect(all.filter(({ kind }) => kind === "product")).toHaveLength(200);
    expect(all.filter(({ kind }) => kind === "service")).toHaveLength(30);
    expect(new Set(all.map(({ providerId }) => providerId)).size).toBe(10);
    const roots = (await app.call("GET", "/api/v1/root_categories")).body as RootCategory[];
    expect(roots).toHaveLength(12);
    const found = await list("");
    expect(found.total).toBe(230);
    for (const { id, name } of roots) {
      const counted = found.categories.find((one) => one.id === id);
      expect(counted?.articles_count, name).toBeGreaterThan(7);
    }
    expect(found.total - (await list("in_stock=1")).total).toBeGreaterThan(5);
  });

  it("has the demonstration's provider among its sellers", async () => {
    expect((await list("search=attieke")).data[0]).toMatchObject({ seller: CATERER });
  });

  it("has services with variants at prices of their own", async () => {
    const { data } = await list("search=sonorisation");
    const answer = await app.call("GET", `/api/v1/marketplace/articles/${data[0]?.id}`);
    expect(answer.body).toMatchObject({
      price: 110_000,
      variants: [
        { size: "4 heures", price: 110_000 },
        { size: "8 heures", price: 170_000 },
        { size: "La journée et la nuit", price: 260_000 },
      ],
    });
    const several = (await list("per_page=48&item_type=service")).data;
    expect(several.filter(({ has_higher_price: has }) => has).length).toBeGreaterThan(2);
  });

  it("draws no two pictures alike", async () => {
    const images = await app.db.select({ drawing: productImages.drawing }).from(productImages);
    const drawn = images.map(({ drawing }) => {
      const [, name = "", seed, colour = null] =
        /^([a-z-]+)\/(\d+)(?:-([a-z-]+))?$/.exec(drawing ?? "") ?? [];
      const known = productDrawing(name);
      if (known === null) throw new Error(`There is no drawing ${drawing}`);
      return drawProduct(known, Number(seed), colour);
    });
    expect(drawn.length).toBeGreaterThan(600);
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(Math.max(...drawn.map((svg) => svg.length))).toBeLessThan(24_000);
  });
});
