import { MOST_WISHES } from "@jdj/contract/products/wishes";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { addProduct, addSeller } from "../../../testing/add-product.ts";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { products } from "../products/tables.ts";

const app = testApp();

async function wishing() {
  const { token } = await registerCouple(app);
  const seller = await addSeller(app);
  const call = (method: string, path = "", body?: unknown) =>
    app.call(method, `/api/v1/wishes${path}`, { token, ...(body === undefined ? {} : { body }) });
  const add = async () => (await addProduct(app, seller)).id;
  return { call, add, seller };
}

describe("a wish list", () => {
  it("needs a session", async () => {
    for (const path of ["", "/ids"])
      expect((await app.call("GET", `/api/v1/wishes${path}`)).status).toBe(401);
    const wish = { body: { wished: true } };
    expect((await app.call("PUT", "/api/v1/wishes/1", wish)).status).toBe(401);
  });

  it("gains and loses products, as often as one likes, and is one's own", async () => {
    const { call, add } = await wishing();
    const [one, other] = [await add(), await add()];
    for (const id of [one, other, other])
      expect((await call("PUT", `/${id}`, { wished: true })).status).toBe(200);
    expect((await call("GET", "/ids")).body).toEqual(expect.arrayContaining([one, other]));
    for (const _ of [1, 2])
      expect((await call("PUT", `/${one}`, { wished: false })).status).toBe(200);
    expect((await call("GET")).body).toMatchObject({ data: [{ id: other }], total: 1, gone: 0 });
    const stranger = await wishing();
    expect((await stranger.call("GET", "/ids")).body).toEqual([]);
  });

  it("says how many of its products are not sold any more", async () => {
    const { call, add } = await wishing();
    const id = await add();
    await call("PUT", `/${id}`, { wished: true });
    await app.db.update(products).set({ publishedAt: null }).where(eq(products.id, id));
    expect((await call("GET")).body).toMatchObject({ data: [], total: 0, gone: 1 });
    expect((await call("PUT", `/${id}`, { wished: true })).status).toBe(404);
    expect((await call("PUT", `/${id}`, { wished: false })).status).toBe(200);
  });

  it("is full at some point", async () => {
    const { call, add, seller } = await wishing();
    const last = await add();
    await app.db.execute(sql`
      insert into articles (provider_id, kind, category_id, name, price_fcfa)
      select provider_id, 'product', category_id, 'Perle ' || n, 500
      from articles, generate_series(1, ${MOST_WISHES}) n where id = ${last}`);
    await app.db.execute(sql`
      insert into wished_articles (customer_id, article_id)
      select (select max(id) from customers), id from articles
      where provider_id = ${seller} and id <> ${last}`);
    expect((await call("PUT", `/${last}`, { wished: true })).status).toBe(409);
  });
});
