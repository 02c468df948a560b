import type { Client } from "@jdj/contract/client";
import { data, redirect } from "react-router";
import { readFiltered } from "#app/http/read-filtered.ts";
import { addressOf, inputOf, wantedFrom } from "./wanted-products.ts";

/** The filters that a visitor types, with what each is called in the call. */
const typedFilters = { minPrice: "min_price", maxPrice: "max_price" } as const;

/** All that a list of the marketplace shows. */
export type Listed = Awaited<ReturnType<typeof loadProducts>>;

/**
 * What a list of the marketplace shows. A category that the form names is moved into the path.
 * @throws a redirect; 404 for a category that there is not
 */
export async function loadProducts({ products }: Client, url: URL, categoryId = "") {
  const wanted = wantedFrom(url.searchParams, categoryId);
  const chosen = url.searchParams.get("category_id") ?? "";
  if (/^\d{1,15}$/.test(chosen) && chosen !== categoryId)
    throw redirect(addressOf(wanted, { category: chosen }));
  const { listed, errors } = await readFiltered(typedFilters, (asTyped) =>
    products.products.list(inputOf(asTyped ? wanted : { ...wanted, minPrice: "", maxPrice: "" })),
  );
  const category = listed.categories.find(({ id }) => String(id) === categoryId);
  if (categoryId !== "" && !category) throw data(null, { status: 404 });
  const parent = listed.categories.find(({ id }) => id === category?.parent_id);
  return { wanted, listed, errors, category, parent };
}
