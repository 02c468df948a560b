import { at } from "@jdj/contract/paths/addresses";
import type { ProductOrder } from "@jdj/contract/products/filters";
import { pageOf, searchQuery, textOf } from "#app/http/search-query.ts";

/** What an address of the marketplace asks, as it is written there; empty where nothing is asked. */
export type Wanted = {
  /** A category, by number. */
  category: string;
  search: string;
  minPrice: string;
  maxPrice: string;
  /** `1`: what can be ordered now. */
  available: string;
  /** `articles` or `services`. */
  kind: string;
  sort: string;
  page: number;
};

/** The name in the address of each field; the category is in the path. */
export const parameters = {
  search: "search",
  minPrice: "prix-min",
  maxPrice: "prix-max",
  available: "disponible",
  kind: "genre",
  sort: "tri",
} as const satisfies Partial<Record<keyof Wanted, string>>;

type Field = keyof typeof parameters;

/** The orders of the list, as the page offers them; the first is that of an address without one. */
export const orders: readonly { value: ProductOrder; label: string }[] = [
  { value: "relevance", label: "Pertinence" },
  { value: "newest", label: "Nouveautés" },
  { value: "price", label: "Prix croissant" },
  { value: "price-desc", label: "Prix décroissant" },
];

/** Reads an address of the marketplace. @param category that of its path */
export function wantedFrom(query: URLSearchParams, category = ""): Wanted {
  const one = (field: Field) => textOf(query, parameters[field]);
  return {
    category,
    search: one("search"),
    minPrice: one("minPrice"),
    maxPrice: one("maxPrice"),
    available: one("available"),
    kind: one("kind"),
    sort: one("sort"),
    page: pageOf(query),
  };
}

/** The address of the same list with some fields changed; on its first page unless one is given. */
export function addressOf(wanted: Wanted, changed: Partial<Wanted> = {}): string {
  const { page, category, ...asked } = { ...wanted, page: 1, ...changed };
  const texts = Object.entries(parameters).map(([field, name]) => [name, asked[field as Field]]);
  const path = category === "" ? at("shopping") : at("shoppingCategory", { id: category });
  return path + searchQuery(Object.fromEntries(texts), page);
}

/** The address that sets a filter to a value, or clears it when it has that value already. */
export function toggled(wanted: Wanted, field: Field | "category", value: string): string {
  return addressOf(wanted, { [field]: wanted[field] === value ? "" : value });
}

/** How many filters of the panel are set. */
export function countFilters({ category, minPrice, maxPrice, available, kind }: Wanted): number {
  return [category, minPrice || maxPrice, available, kind].filter(Boolean).length;
}

/** The input of the API's call. */
export function inputOf(wanted: Wanted) {
  const types: Readonly<Record<string, "product_model" | "service">> = {
    products: "product_model",
    services: "service",
  };
  return {
    page: wanted.page,
    category_id: wanted.category,
    search: wanted.search,
    min_price: wanted.minPrice,
    max_price: wanted.maxPrice,
    in_stock: wanted.available === "1",
    item_type: types[wanted.kind],
    sort: orders.find(({ value }) => value === wanted.sort)?.value,
  };
}
