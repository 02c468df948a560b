import { isRefusal } from "@jdj/contract/call/refusals";
import { ARTICLES_A_PAGE } from "@jdj/contract/products/limits";
import type { Article } from "@jdj/contract/products/products";
import type { RouterContextProvider } from "react-router";
import type { FoundArticles } from "#app/areas/products/find-articles.ts";
import { apiContext } from "#app/http/context.ts";
import { LONGEST_SEARCH } from "#app/http/search-query.ts";
import { optionsOf, type ShopOption } from "./shop-options.ts";

/** What the address of a page says of the article that is ordered. */
export interface ShopChoice {
  search: string;
  /** What the search found; null before one. */
  found: FoundArticles | null;
  /** The article that was chosen, with its options; null for none. */
  article: (Pick<Article, "id" | "name"> & { seller: string; image: string | null }) | null;
  options: ShopOption[];
  chosen: ShopOption | null;
  /** Whether a fabric from elsewhere was chosen in place of the article that the order has. */
  isElsewhere: boolean;
}

/**
 * Reads `recherche`, `article` (0 for a fabric from elsewhere) and `variante` of an address. An
 * article that is no longer sold is none.
 */
export async function loadChoice(
  context: Readonly<RouterContextProvider>,
  { searchParams }: URL,
): Promise<ShopChoice> {
  const { products: articles } = context.get(apiContext).products;
  const search = (searchParams.get("recherche") ?? "").trim().slice(0, LONGEST_SEARCH);
  const asked = searchParams.get("article") ?? "";
  const id = /^[1-9]\d{0,14}$/.test(asked) ? asked : null;
  const [answer, article] = await Promise.all([
    search === ""
      ? null
      : articles.search({ search, per_page: ARTICLES_A_PAGE, item_type: "product_model" }),
    id === null ? null : articles.article({ id }).catch(asMissing),
  ]);
  const isProduct = article?.item_type === "product_model";
  const options = isProduct ? optionsOf(article.variants) : [];
  const wanted = Number(searchParams.get("variante"));
  return {
    search,
    found: answer?.data ?? null,
    article: isProduct
      ? {
          id: article.id,
          name: article.name,
          seller: article.seller.name,
          image: article.images[0]?.path ?? null,
        }
      : null,
    options,
    chosen: options.find(({ variantIds }) => variantIds.includes(wanted)) ?? options[0] ?? null,
    isElsewhere: asked === "0",
  };
}

function asMissing(error: unknown): null {
  if (isRefusal(error, "not-found")) return null;
  throw error;
}
