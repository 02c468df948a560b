import { refusal } from "@jdj/contract/call/refusals";
import { ARTICLES_A_PAGE } from "@jdj/contract/products/limits";
import { type ArticleCard, products as contract } from "@jdj/contract/products/products";
import type { RequestContext } from "../../../app-context.ts";
import { answer } from "../../../http/answer.ts";
import { offeredOf } from "../categories/queries.ts";
import { type AskedArticles, askedOf } from "../search/wanted.ts";
import { findArticle } from "./find-article.ts";

async function search({ db, articleIndex }: RequestContext, asked: AskedArticles) {
  const found = await articleIndex.search(asked);
  return { found, cards: await articleIndex.cards(db, found.ids) };
}

const presentItem = ({ id, name, images, price, item_type, old_price }: ArticleCard) => ({
  item_type,
  item: { id, name, image: images.join(";"), price },
  old_price,
});

/** @throws not-found (404) for an article that is not listed, or missing */
async function requireArticle({ db }: RequestContext, id: number) {
  const article = await findArticle(db, id);
  if (article === null) throw refusal("not-found");
  return article;
}

const pathsOf = ({ images }: { images: readonly { path: string }[] }) =>
  images.map(({ path }) => path).join(";");

/** The calls of articles. Public. */
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
    const perPage = input.per_page ?? ARTICLES_A_PAGE;
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
      categories: offeredOf(found.categories).map(({ id, name, parentId, articles }) => ({
        id,
        name,
        parent_id: parentId,
        articles_count: articles,
      })),
    };
  }),

  item: answer(contract.item).handler(async ({ context, input }) => {
    const article = await requireArticle(context, input.id);
    const { id, name, price, old_price, item_type, description } = article;
    return { id, name, image: pathsOf(article), price, item_type, description, old_price };
  }),

  images: answer(contract.images).handler(async ({ context, input }) => {
    const article = await requireArticle(context, input.id);
    return [{ id: article.id, name: article.name, image: pathsOf(article) }];
  }),

  article: answer(contract.article).handler(({ context, input }) =>
    requireArticle(context, input.id),
  ),
};
