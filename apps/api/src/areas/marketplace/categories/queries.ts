import { asc } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery } from "../../../database/prepared-query.ts";
import type { CountedCategory } from "../search/wanted.ts";
import { articleCategories } from "./tables.ts";

/** A category of either level. */
export interface Category {
  id: number;
  name: string;
  parentId: number | null;
}

const readCategories = preparedQuery("article-categories", (db) =>
  db
    .select({
      id: articleCategories.id,
      name: articleCategories.name,
      parentId: articleCategories.parentId,
    })
    .from(articleCategories)
    .orderBy(asc(articleCategories.position), asc(articleCategories.id)),
);

/** All categories, in the order of their level. */
export function listCategories(db: Database): Promise<Category[]> {
  return readCategories(db, {});
}

/** The categories of the first level with those below them, in their order. */
export function asTree(categories: readonly Category[]) {
  return categories
    .filter(({ parentId }) => parentId === null)
    .map(({ id, name }) => ({
      id,
      name,
      child: categories
        .filter(({ parentId }) => parentId === id)
        .map((child) => ({ id: child.id, name: child.name })),
    }));
}

/** How many articles each category has, those of the categories below it included. */
export function addUp(
  categories: readonly Category[],
  own: ReadonlyMap<number, number>,
): CountedCategory[] {
  return categories.map(({ id, name, parentId }) => ({
    id,
    name,
    parentId,
    articles: categories
      .filter((one) => one.id === id || one.parentId === id)
      .reduce((sum, one) => sum + (own.get(one.id) ?? 0), 0),
  }));
}
