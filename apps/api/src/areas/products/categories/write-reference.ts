import { isNull } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { categoryReference } from "./reference.ts";
import { productCategories } from "./tables.ts";

/** Adds missing categories; names changed by staff are not overwritten. */
export async function writeProductCategories(db: Database): Promise<void> {
  await db
    .insert(productCategories)
    .values(categoryReference.map(([code, name], position) => ({ code, name, position })))
    .onConflictDoNothing();
  const roots = await db
    .select({ id: productCategories.id, code: productCategories.code })
    .from(productCategories)
    .where(isNull(productCategories.parentId));
  const idOf = new Map(roots.map(({ id, code }) => [code, id]));
  await db
    .insert(productCategories)
    .values(
      categoryReference.flatMap(([root, , children]) =>
        children.map(([code, name], position) => ({
          code,
          name,
          position,
          parentId: idOf.get(root) ?? null,
        })),
      ),
    )
    .onConflictDoNothing();
}
