import { refusal } from "@jdj/contract/call/refusals";
import { PRODUCTS_A_PAGE } from "@jdj/contract/products/limits";
import { products as contract, type ProductCard } from "@jdj/contract/products/products";
import type { RequestContext } from "../../../app-context.ts";
import { answer } from "../../../http/answer.ts";
import { offeredOf } from "../categories/queries.ts";
import { type AskedProducts, askedOf } from "../search-index/wanted-products.ts";
import { findProduct } from "./find-product.ts";

async function search({ db, productIndex }: RequestContext, asked: AskedProducts) {
  const found = await productIndex.search(asked);
  return { found, cards: await productIndex.cards(db, found.ids) };
}

const presentItem = ({ id, name, images, price, item_type, old_price }: ProductCard) => ({
  item_type,
  item: { id, name, image: images.join(";"), price },
  old_price,
});

/** @throws not-found (404) for a product that is not listed, or missing */
async function requireProduct({ db, now }: RequestContext, id: number) {
  const product = await findProduct(db, id, now);
  if (product === null) throw refusal("not-found");
  return product;
}

const pathsOf = ({ images }: { images: readonly { path: string }[] }) =>
  images.map(({ path }) => path).join(";");

/** The calls of products. Public. */
export const productCalls = {
  search: answer(contract.search).handler(async ({ context, input }) => {
    const { found, cards } = await search(context, {
      ...askedOf(input),
      withoutCounts: true,
    });
    return {
      data: {
        list: cards.map(presentItem),
        total: found.total,
        current_page: found.page,
        last_page: found.lastPage,
        per_page: input.per_page,
      },
    };
  }),

  list: answer(contract.list).handler(async ({ context, input }) => {
    const perPage = input.per_page ?? PRODUCTS_A_PAGE;
    const { found, cards } = await search(context, askedOf({ ...input, per_page: perPage }));
    const before = (found.page - 1) * perPage;
    return {
      data: cards,
      total: found.total,
      current_page: found.page,
      per_page: perPage,
      last_page: found.lastPage,
      from: cards.length > 0 ? before + 1 : null,
      to: cards.length > 0 ? before + cards.length : null,
      categories: offeredOf(found.categories).map(({ id, name, parentId, products }) => ({
        id,
        name,
        parent_id: parentId,
        articles_count: products,
      })),
    };
  }),

  item: answer(contract.item).handler(async ({ context, input }) => {
    const product = await requireProduct(context, input.id);
    const { id, name, price, old_price, item_type, description } = product;
    return { id, name, image: pathsOf(product), price, item_type, description, old_price };
  }),

  images: answer(contract.images).handler(async ({ context, input }) => {
    const product = await requireProduct(context, input.id);
    return [{ id: product.id, name: product.name, image: pathsOf(product) }];
  }),

  article: answer(contract.article).handler(({ context, input }) =>
    requireProduct(context, input.id),
  ),
};
