import { beforeAll, expect, it } from "vitest";
import { productImages } from "../areas/products/products/tables.ts";
import { addProduct, addSeller, productCategoryId } from "../testing/add-product.ts";
import { testApp } from "../testing/app.ts";
import { describeInEachEncoding, type SpecCall, specCallTests } from "./spec-call.ts";

const app = testApp();

const ids = { token: "", categoryId: 0, itemId: 0 };

async function begin() {
  const seller = await addSeller(app);
  const { id } = await addProduct(app, seller, { oldPriceFcfa: 6000 });
  await app.db.insert(productImages).values([
    { productId: id, drawing: "folded-cloth/1", position: 0 },
    { productId: id, drawing: "folded-cloth/2", position: 1 },
  ]);
  for (let nth = 0; nth < 11; nth += 1)
    await addProduct(app, seller, { name: `Sac ${nth}`, category: "bags" });
  ids.itemId = id;
  ids.categoryId = await productCategoryId(app, "fabrics");
}

const found = [
  "data.total",
  "data.list.0.item_type",
  "data.list.0.item.id",
  "data.list.0.item.name",
  "data.list.0.item.image",
  "data.list.0.item.price",
  "data.list.0.old_price",
];

const calls: SpecCall<typeof ids>[] = [
  {
    call: "GET root_categories",
    path: () => "api/v1/root_categories",
    anonymous: true,
    reads: ["0.id", "0.name", "0.child.0.id", "0.child.0.name"],
  },
  {
    call: "POST articles_pag/9",
    as: "with search",
    path: () => "api/v1/articles_pag/9",
    body: () => ({ search: "pagne" }),
    anonymous: true,
    reads: found,
  },
  {
    call: "POST articles_pag/9",
    as: "with search and category_id",
    path: () => "api/v1/articles_pag/9",
    body: ({ categoryId }) => ({ search: "", category_id: categoryId }),
    anonymous: true,
    reads: found,
  },
  {
    call: "GET items/{id}",
    path: ({ itemId }) => `api/v1/items/${itemId}`,
    anonymous: true,
    reads: ["id", "name", "image", "price"],
  },
  {
    call: "GET image-list/{id}",
    path: ({ itemId }) => `api/v1/image-list/${itemId}`,
    anonymous: true,
    reads: ["0.id", "0.name", "0.image"],
  },
];

describeInEachEncoding(
  "the calls of the marketplace, sent exactly as they are written",
  app,
  (encoding) => {
    beforeAll(begin);
    it("list nine products and the total, each with its pictures between semicolons", async () => {
      const { body } = await app.call("POST", "/api/v1/articles_pag/9", {
        body: { search: "sac" },
      });
      const { data } = body as { data: { list: { item: { image: string } }[]; total: number } };
      expect([data.list.length, data.total]).toEqual([9, 11]);
      const item = await app.call("GET", `/api/v1/image-list/${ids.itemId}`);
      expect(item.body).toEqual([
        {
          id: ids.itemId,
          name: "Pagne wax",
          image:
            "/api/v1/article-drawings/folded-cloth/1.svg;/api/v1/article-drawings/folded-cloth/2.svg",
        },
      ]);
    });

    specCallTests(app, ids, calls, encoding);
  },
);
