import { asc, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery } from "../../../database/prepared-query.ts";
import type { CountedCategory } from "../search-index/wanted-products.ts";
import { productCategories } from "./tables.ts";

/** A category of either level. */
export interface Category {
  id: number;
  name: string;
  parentId: number | null;
  /** Whether staff withdrew it from all choices; its products stay where they are. */
  isArchived: boolean;
}

const readCategories = preparedQuery("article-categories", (db) =>
  db
    .select({
      id: productCategories.id,
      name: productCategories.name,
      parentId: productCategories.parentId,
      isArchived: sql<boolean>`(${productCategories.archivedAt} is not null)`,
    })
    .from(productCategories)
    .orderBy(asc(productCategories.position), asc(productCategories.id)),
);

/** All categories, in the order of their level. */
export function listCategories(db: Database): Promise<Category[]> {
  return readCategories(db, {});
}

/** The categories that may be chosen: neither they nor the one above are archived. */
export function offeredOf<C extends Category>(categories: readonly C[]): C[] {
  const archived = new Set(categories.flatMap(({ id, isArchived }) => (isArchived ? [id] : [])));
  return categories.filter(
    ({ id, parentId }) => !archived.has(id) && (parentId === null || !archived.has(parentId)),
  );
}

/** The categories on offer: those of the first level with those below them, in their order. */
export function asTree(all: readonly Category[]) {
  const categories = offeredOf(all);
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

/** How many products each category has, those of the categories below it included. */
export function addUp(
  categories: readonly Category[],
  own: ReadonlyMap<number, number>,
): CountedCategory[] {
  return categories.map(({ id, name, parentId, isArchived }) => ({
    ...{ id, name, parentId, isArchived },
    products: categories
      .filter((one) => one.id === id || one.parentId === id)
      .reduce((sum, one) => sum + (own.get(one.id) ?? 0), 0),
  }));
}
