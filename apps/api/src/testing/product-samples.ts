import { productImages } from "../areas/products/products/tables.ts";
import { productQuestions } from "../areas/products/questions/tables.ts";
import { addProduct, addSeller } from "./add-product.ts";
import type { TestApp } from "./app.ts";
import type { ProductSubject, Sample } from "./subject.ts";

/** The same things, none of which exists. */
export const missingProducts: ProductSubject = {
  productId: 999_999_999,
  variantId: 999_999_999,
  questionId: 999_999_999,
  spareQuestionId: 999_999_999,
};

/**
 * Makes a provider an open seller with a pictured product of which there is plenty, and about which a
 * customer asked.
 */
export async function furnishProducts(
  app: TestApp,
  providerId: number,
  customerId: number,
): Promise<ProductSubject> {
  await addSeller(app, { providerId });
  const { id, variantIds } = await addProduct(app, providerId, { variants: [{ stock: 1000 }] });
  await app.db.insert(productImages).values({ productId: id, drawing: "dress/1", position: 0 });
  const asked = { productId: id, providerId, customerId };
  const [first, spare] = await app.db
    .insert(productQuestions)
    .values([
      { ...asked, question: "Est-il doré ?" },
      { ...asked, question: "Livrez-vous à Man ?" },
    ])
    .returning({ id: productQuestions.id });
  return {
    ...{ productId: id, variantId: variantIds[0] ?? 0 },
    ...{ questionId: first?.id ?? 0, spareQuestionId: spare?.id ?? 0 },
  };
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
  "products.questions.list": {
    byId: false,
    input: ({ marketplace }) => ({ id: marketplace.productId, page: 1 }),
  },
  "products.questions.own": {
    byId: false,
    input: ({ marketplace }) => ({ id: marketplace.productId }),
  },
  "products.questions.ask": {
    byId: false,
    input: ({ marketplace }) => ({ id: marketplace.productId, question: "Est-il lourd ?" }),
  },
  "products.questions.remove": {
    byId: true,
    input: ({ marketplace }) => ({ id: marketplace.spareQuestionId }),
  },
  "products.questions.received": { byId: false, input: () => ({ page: 1 }) },
  "products.questions.answer": {
    byId: true,
    input: ({ marketplace }) => ({ id: marketplace.questionId, answer: "Oui, à l’or fin." }),
  },
  "products.wishes.list": { byId: false, input: () => ({ page: 1 }) },
  "products.wishes.ids": { byId: false, input: () => undefined },
  "products.wishes.toggle": {
    byId: false,
    input: ({ marketplace }) => ({ id: marketplace.productId, wished: true }),
  },
} satisfies Record<string, Sample>;
