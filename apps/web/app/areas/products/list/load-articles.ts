import { fieldErrorsOf } from "@jdj/contract/call/refusals";
import type { Client } from "@jdj/contract/client";
import { data, redirect } from "react-router";
import { addressOf, inputOf, type Wanted, wantedFrom } from "./wanted.ts";

/** The filters that a visitor types, with what each is called in the call. */
const typedFilters = { minPrice: "min_price", maxPrice: "max_price" } as const;

type Errors = Partial<Record<keyof typeof typedFilters, string[]>>;

/** All that a list of the marketplace shows. */
export type Listed = Awaited<ReturnType<typeof loadArticles>>;

/**
 * What a list of the marketplace shows. A category that the form names is moved into the path.
 * @throws a redirect; 404 for a category that there is not
 */
export async function loadArticles({ products }: Client, url: URL, categoryId = "") {
  const wanted = wantedFrom(url.searchParams, categoryId);
  const chosen = url.searchParams.get("category_id") ?? "";
  if (/^\d{1,15}$/.test(chosen) && chosen !== categoryId)
    throw redirect(addressOf(wanted, { category: chosen }));
  const { listed, errors } = await readList(products, wanted);
  const category = listed.categories.find(({ id }) => String(id) === categoryId);
  if (categoryId !== "" && !category) throw data(null, { status: 404 });
  const parent = listed.categories.find(({ id }) => id === category?.parent_id);
  return { wanted, listed, errors, category, parent };
}

/** The page of the list. A price that is refused is said, and does not filter. */
async function readList({ products }: Client["products"], wanted: Wanted) {
  try {
    return { listed: await products.list(inputOf(wanted)), errors: {} };
  } catch (error) {
    const refused = fieldErrorsOf(error);
    if (refused === null) throw error;
    const errors: Errors = {};
    for (const [field, name] of Object.entries(typedFilters))
      if (refused[name]) errors[field as keyof typeof typedFilters] = refused[name];
    if (Object.keys(errors).length === 0) throw data(null, { status: 404 });
    const others = { ...wanted, minPrice: "", maxPrice: "" };
    return { listed: await products.list(inputOf(others)), errors };
  }
}
