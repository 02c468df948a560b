import { isRefusal } from "@jdj/contract/call/refusals";
import { PRODUCTS_A_PAGE } from "@jdj/contract/products/limits";
import type { Product } from "@jdj/contract/products/products";
import type { RouterContextProvider } from "react-router";
import type { FoundProducts } from "#app/areas/products/find-products.ts";
import { apiContext } from "#app/http/context.ts";
import { LONGEST_SEARCH } from "#app/http/search-query.ts";
import { optionsOf, type ShopOption } from "./shop-options.ts";

/** What the address of a page says of the product that is ordered. */
export interface ShopChoice {
  search: string;
  /** What the search found; null before one. */
  found: FoundProducts | null;
  /** The product that was chosen, with its options; null for none. */
  product: (Pick<Product, "id" | "name"> & { seller: string; image: string | null }) | null;
  options: ShopOption[];
  chosen: ShopOption | null;
  /** Whether a fabric from elsewhere was chosen in place of the product that the order has. */
  isElsewhere: boolean;
}

/**
 * Reads `recherche`, `article` (0 for a fabric from elsewhere) and `variante` of an address. An
 * product that is no longer sold is none.
 */
export async function loadShopChoice(
  context: Readonly<RouterContextProvider>,
  { searchParams }: URL,
): Promise<ShopChoice> {
  const { products } = context.get(apiContext).products;
  const search = (searchParams.get("recherche") ?? "").trim().slice(0, LONGEST_SEARCH);
  const asked = searchParams.get("article") ?? "";
  const id = /^[1-9]\d{0,14}$/.test(asked) ? asked : null;
  const [answer, product] = await Promise.all([
    search === ""
      ? null
      : products.search({ search, per_page: PRODUCTS_A_PAGE, item_type: "product_model" }),
    id === null ? null : products.article({ id }).catch(asMissing),
  ]);
  const isProduct = product?.item_type === "product_model";
  const options = isProduct ? optionsOf(product.variants) : [];
  const wanted = Number(searchParams.get("variante"));
  return {
    search,
    found: answer?.data ?? null,
    product: isProduct
      ? {
          id: product.id,
          name: product.name,
          seller: product.seller.name,
          image: product.images[0]?.path ?? null,
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
