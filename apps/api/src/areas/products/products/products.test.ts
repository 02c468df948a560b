import type { Product, ProductCard } from "@jdj/contract/products/products";
import { directoryMessages } from "@jdj/contract/providers/messages";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { addProduct, addSeller, productCategoryId } from "../../../testing/add-product.ts";
import { testApp } from "../../../testing/app.ts";
import { townId } from "../../../testing/town-id.ts";
import { sellers } from "../../providers/tables.ts";
import { deliveryZones, deliveryZoneTowns } from "../delivery/tables.ts";
import { productImages, products, productVariants } from "./tables.ts";

const app = testApp();
const ids = { seller: 0, robe: 0, pagne: 0, location: 0 };

beforeAll(async () => {
  ids.seller = await addSeller(app, { name: "Tissus Adjoua" });
  const add = async (row: Parameters<typeof addProduct>[2]) =>
    (await addProduct(app, ids.seller, row)).id;
  ids.robe = await add({
    name: "Robe de mariée brodée",
    category: "bride",
    priceFcfa: 150_000,
    oldPriceFcfa: 180_000,
    variants: [
      { size: "38", colour: "Ivoire", stock: 3 },
      { size: "40", colour: "Ivoire", stock: 2, reserved: 2, priceFcfa: 165_000 },
    ],
  });
  ids.pagne = await add({
    name: "Pagne wax Œil de bœuf",
    priceFcfa: 12_000,
    variants: [{ stock: 0 }],
  });
  ids.location = await add({
    name: "Location de chaises",
    kind: "service",
    category: "furniture",
    priceFcfa: 40_000,
    noticeDays: 3,
  });
  await app.db.insert(productImages).values([
    { productId: ids.robe, drawing: "dress/2", position: 2 },
    { productId: ids.robe, drawing: "dress/1", caption: "De face", position: 1 },
  ]);
});

type Listed = {
  data: ProductCard[];
  total: number;
  last_page: number;
  categories: { id: number; articles_count: number }[];
};

const list = async (query = "") =>
  (await app.call("GET", `/api/v1/marketplace/articles?${query}`)).body as Listed;
const names = async (query: string) => (await list(query)).data.map(({ name }) => name);

describe("the products of the marketplace", () => {
  it("are found without accents, with misspellings, by their beginning, colour, category and seller", async () => {
    for (const search of [
      "robe brodee",
      "MARIÉE",
      "robbe",
      "brod",
      "ro",
      "ivoire",
      "tenues fete",
      "adjoua robe",
    ])
      expect([search, (await names(`search=${search}`))[0]]).toEqual([
        search,
        "Robe de mariée brodée",
      ]);
    expect(await names("search=oeil%20boeuf")).toEqual(["Pagne wax Œil de bœuf"]);
    expect(await names("search=pange")).toEqual(["Pagne wax Œil de bœuf"]);
    expect(await names("search=pagne%20wx")).toEqual(["Pagne wax Œil de bœuf"]);
    expect(await names("search=zzz")).toEqual([]);
    expect(await names("search=%25_")).toEqual([]);
  });

  it("are filtered by category and those below it, price, availability and kind, with counts", async () => {
    const outfits = await productCategoryId(app, "outfits");
    const bride = await productCategoryId(app, "bride");
    expect(await names(`category_id=${outfits}`)).toEqual(["Robe de mariée brodée"]);
    expect(await names(`category_id=${bride}&search=pagne`)).toEqual([]);
    expect(await names("min_price=12 000&max_price=40000&sort=price")).toEqual([
      "Pagne wax Œil de bœuf",
      "Location de chaises",
    ]);
    expect(await names("in_stock=1&sort=price-desc")).toEqual([
      "Robe de mariée brodée",
      "Location de chaises",
    ]);
    expect(await names("item_type=service")).toEqual(["Location de chaises"]);
    const { categories, total } = await list(`category_id=${bride}`);
    const countOf = (id: number) => categories.find((one) => one.id === id)?.articles_count;
    expect([total, countOf(bride), countOf(outfits)]).toEqual([1, 1, 1]);
    expect(countOf(await productCategoryId(app, "fabrics"))).toBe(1);
  });

  it("refuse a price that is none, or crossed with the other, at its field", async () => {
    const refused = async (query: string) =>
      (await app.call("GET", `/api/v1/marketplace/articles?${query}`)) as {
        status: number;
        body: { errors: Record<string, string[]> };
      };
    expect(await refused("min_price=cher")).toMatchObject({
      status: 422,
      body: { errors: { min_price: [directoryMessages.priceInvalid] } },
    });
    expect(await refused("min_price=9000&max_price=100")).toMatchObject({
      status: 422,
      body: { errors: { max_price: [directoryMessages.pricesCrossed] } },
    });
  });

  it("are shown by pages; a page after the last is the last", async () => {
    const page = await list("per_page=2&page=9");
    expect([page.data.length, page.total, page.last_page]).toEqual([1, 3, 2]);
  });

  it("show the lowest price, whether there is a higher one, and the stock", async () => {
    const { data } = await list("search=robe");
    expect(data[0]).toMatchObject({
      price: 150_000,
      old_price: 180_000,
      has_higher_price: true,
      stock: "few",
      image: "/api/v1/article-drawings/dress/1.svg",
      seller: "Tissus Adjoua",
    });
    expect((await list("search=pagne")).data[0]).toMatchObject({ stock: "out", image: null });
  });
});

describe("the page of a product", () => {
  const open = async (id: number) => {
    const { status, body } = await app.call("GET", `/api/v1/marketplace/articles/${id}`);
    return { status, product: body as Product };
  };

  it("has its variants with price and stock, its pictures, seller and delivery", async () => {
    const [zone] = await app.db
      .insert(deliveryZones)
      .values({ providerId: ids.seller, name: "Abidjan", priceFcfa: 2000, days: 2, position: 0 })
      .returning({ id: deliveryZones.id });
    const cocody = await townId(app.db, "Cocody");
    await app.db.insert(deliveryZoneTowns).values({ zoneId: zone?.id ?? 0, townId: cocody });
    await app.db.insert(deliveryZones).values({
      providerId: ids.seller,
      name: "Fermée",
      priceFcfa: 0,
      position: 1,
      removedAt: app.clock(),
    });
    const { product } = await open(ids.robe);
    expect(product).toMatchObject({
      item_type: "product_model",
      category: { name: "Tenues de mariée" },
      parent_category: { name: "Tenues de fête" },
      stock: "few",
      images: [{ path: "/api/v1/article-drawings/dress/1.svg", caption: "De face" }, {}],
      variants: [
        { size: "38", colour: "Ivoire", price: 150_000, stock: "few", left: 3 },
        { size: "40", price: 165_000, stock: "out", left: null },
      ],
      seller: { id: ids.seller, name: "Tissus Adjoua", town: "Cocody", in_directory: true },
    });
    expect(product.delivery).toEqual([
      {
        id: zone?.id,
        name: "Abidjan",
        price: 2000,
        days: 2,
        pickup: false,
        expected: { from: expect.any(String), until: expect.any(String) },
        towns: [{ id: cocody, name: "Cocody" }],
      },
    ]);
    expect((await open(ids.location)).product).toMatchObject({
      item_type: "service",
      notice_days: 3,
      stock: "in",
    });
  });

  it("is not there for a product that is a draft, withdrawn or suspended, or whose seller is closed", async () => {
    const { id } = await addProduct(app, ids.seller, { name: "Brouillon" });
    const change = (row: Partial<typeof products.$inferInsert>) =>
      app.db.update(products).set(row).where(eq(products.id, id));
    const now = app.clock();
    for (const hidden of [{ publishedAt: null }, { removedAt: now }, { suspendedAt: now }]) {
      await change(hidden);
      expect((await open(id)).status).toBe(404);
      await change({ publishedAt: now, removedAt: null, suspendedAt: null });
      expect((await open(id)).status).toBe(200);
    }
    await app.db.update(sellers).set({ openedAt: null }).where(eq(sellers.providerId, ids.seller));
    expect([(await open(id)).status, (await list()).total]).toEqual([404, 0]);
    for (const path of [`items/${id}`, `image-list/${id}`])
      expect((await app.call("GET", `/api/v1/${path}`)).status).toBe(404);
    await app.db.update(sellers).set({ openedAt: now }).where(eq(sellers.providerId, ids.seller));
    await app.db.delete(products).where(eq(products.id, id));
  });

  it("takes the price of the variants that are left", async () => {
    const { id, variantIds } = await addProduct(app, ids.seller, {
      name: "Coffret",
      priceFcfa: 9000,
      variants: [{ size: "petit", priceFcfa: 4000 }, { size: "grand" }],
    });
    expect((await open(id)).product.price).toBe(4000);
    await app.db
      .update(productVariants)
      .set({ removedAt: app.clock() })
      .where(eq(productVariants.id, variantIds[0] ?? 0));
    expect((await open(id)).product).toMatchObject({ price: 9000, variants: [{ size: "grand" }] });
    await app.db.delete(products).where(eq(products.id, id));
  });
});
