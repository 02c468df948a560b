import { productImages } from "../areas/products/products/tables.ts";
import { addProduct, addSeller } from "./add-product.ts";
import type { TestApp } from "./app.ts";
import type { ProductSubject, Sample } from "./subject.ts";

/** The same things, none of which exists. */
export const missingProducts: ProductSubject = {
  productId: 999_999_999,
  variantId: 999_999_999,
};

/** Makes a provider an open seller with a pictured product of which there is plenty. */
export async function furnishProducts(app: TestApp, providerId: number): Promise<ProductSubject> {
  await addSeller(app, { providerId });
  const { id, variantIds } = await addProduct(app, providerId, { variants: [{ stock: 1000 }] });
  await app.db.insert(productImages).values({ productId: id, drawing: "dress/1", position: 0 });
  return { productId: id, variantId: variantIds[0] ?? 0 };
}

/** Samples of the calls of the marketplace. */
export const productSamples = {
  "products.categories.roots": { byId: false, input: () => undefined },
  "products.products.search": {
    byId: false,
    input: () => ({ per_page: 9, search: "pagnee", category_id: 1, in_stock: true }),
  },
  "products.products.list": { byId: false, input: () => ({ search: "pagne", page: 1 }) },
  "products.products.item": {
    byId: false,
    input: ({ marketplace }) => ({ id: marketplace.productId }),
  },
  "products.products.images": {
    byId: false,
    input: ({ marketplace }) => ({ id: marketplace.productId }),
  },
  "products.products.article": {
    byId: false,
    input: ({ marketplace }) => ({ id: marketplace.productId }),
  },
  "products.shops.list": { byId: false, input: () => undefined },
  "products.shops.shop": { byId: false, input: ({ providerId }) => ({ id: providerId, page: 1 }) },
} satisfies Record<string, Sample>;
