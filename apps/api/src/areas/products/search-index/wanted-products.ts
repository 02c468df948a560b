import type { ProductFilters, ProductOrder } from "@jdj/contract/products/filters";

/** The filters of a list of products; a missing one does not filter. */
export interface WantedProducts {
  /** A category of either level. */
  categoryId?: number | undefined;
  /** FCFA: the lowest price lies between. */
  minPriceFcfa?: number | undefined;
  maxPriceFcfa?: number | undefined;
  /** Only what can be ordered now. */
  inStock?: boolean | undefined;
  kind?: "product" | "service" | undefined;
  search?: string | undefined;
}

/** What is asked of the products: filters, order and page. */
export interface AskedProducts {
  wanted: WantedProducts;
  order: ProductOrder;
  /** From 1; the first when missing. */
  page?: number | undefined;
  perPage: number;
  /** Whether the categories are left uncounted: nobody shows them. */
  withoutCounts?: boolean;
}

/** A category, and how many of the matches are in it or below it. */
export interface CountedCategory {
  id: number;
  name: string;
  parentId: number | null;
  /** Whether staff withdrew it from all choices. */
  isArchived: boolean;
  products: number;
}

/** A page of products: their ids, and what the filters show beside. */
export interface FoundProducts {
  ids: number[];
  /** The number of matches. */
  total: number;
  page: number;
  lastPage: number;
  /** Every category in its order, with the matches of the other filters. */
  categories: CountedCategory[];
}

/** What a call asks. */
export function askedOf(input: ProductFilters & { per_page: number }): AskedProducts {
  const { item_type: type } = input;
  return {
    wanted: {
      categoryId: input.category_id,
      minPriceFcfa: input.min_price,
      maxPriceFcfa: input.max_price,
      inStock: input.in_stock,
      kind: type === undefined ? undefined : type === "service" ? "service" : "product",
      search: input.search,
    },
    order: input.sort ?? "relevance",
    page: input.page,
    perPage: input.per_page,
  };
}

/** The page that is shown when a page is asked for: a page after the last is the last. */
export function pageShown({ page, perPage }: AskedProducts, total: number) {
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  return { page: Math.min(page ?? 1, lastPage), lastPage };
}
