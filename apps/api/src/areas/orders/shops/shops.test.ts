import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { addProduct, addSeller } from "../../../testing/add-product.ts";
import { testApp } from "../../../testing/app.ts";
import { placeSellerOrder } from "../../../testing/seller-orders.ts";
import { products } from "../../products/products/tables.ts";
import { sellers } from "../../providers/tables.ts";

const app = testApp();

const shopOf = async (id: number, page = 1) =>
  app.call("GET", `/api/v1/marketplace/sellers/${id}?page=${page}`);

describe("the page of a seller", () => {
  it("has its listed products by pages, and what it says of itself", async () => {
    const id = await addSeller(app, {
      ...{ name: "Perles d’Adjoua", presentation: "Des perles", returnDays: 0 },
      openedAt: new Date("2026-03-14T10:00:00Z"),
    });
    for (let at = 0; at < 13; at += 1) await addProduct(app, id, { name: `Collier ${at}` });
    await addProduct(app, id, { name: "Brouillon", publishedAt: null });
    expect((await shopOf(id)).body).toMatchObject({
      shop: {
        ...{ id, name: "Perles d’Adjoua", since: "2026-03", return_days: 0, sales_from: 0 },
        ...{ mark: null, reviews_count: 0 },
      },
      ...{ total: 13, current_page: 1, last_page: 2 },
    });
    const last = (await shopOf(id, 9)).body as { articles: { name: string }[] };
    expect(last).toMatchObject({ current_page: 2, articles: [{ name: "Collier 0" }] });
  });

  it("says in steps how much was delivered, and weighs the ratings of its products", async () => {
    const id = await addSeller(app);
    const one = await addProduct(app, id);
    const other = await addProduct(app, id);
    const rate = (productId: number, ratingTenths: number, reviewCount: number) =>
      app.db.update(products).set({ ratingTenths, reviewCount }).where(eq(products.id, productId));
    await rate(one.id, 50, 3);
    await rate(other.id, 20, 1);
    for (let at = 0; at < 11; at += 1) await placeSellerOrder(app, id, { state: "delivered" });
    await placeSellerOrder(app, id, { state: "paid" });
    expect((await shopOf(id)).body).toMatchObject({
      shop: { mark: 4.3, reviews_count: 4, sales_from: 10 },
    });
  });

  it("is there for open sellers only, and the list names those with products", async () => {
    const id = await addSeller(app);
    const { id: productId } = await addProduct(app, id);
    const named = async () =>
      ((await app.call("GET", "/api/v1/marketplace/sellers")).body as { id: number }[]).some(
        (shop) => shop.id === id,
      );
    expect(await named()).toBe(true);
    await app.db.update(products).set({ removedAt: app.clock() }).where(eq(products.id, productId));
    expect(await named()).toBe(false);
    expect((await shopOf(id)).status).toBe(200);
    await app.db
      .update(sellers)
      .set({ suspendedAt: app.clock() })
      .where(eq(sellers.providerId, id));
    expect((await shopOf(id)).status).toBe(404);
    expect((await shopOf(999_999)).status).toBe(404);
  });
});
