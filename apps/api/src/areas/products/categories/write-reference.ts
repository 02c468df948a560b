import { isNull } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { categoryReference } from "./reference.ts";
import { articleCategories } from "./tables.ts";

/** Adds missing categories; names changed by staff are not overwritten. */
export async function writeArticleCategories(db: Database): Promise<void> {
  await db
    .insert(articleCategories)
    .values(categoryReference.map(([code, name], position) => ({ code, name, position })))
    .onConflictDoNothing();
  const roots = await db
    .select({ id: articleCategories.id, code: articleCategories.code })
    .from(articleCategories)
    .where(isNull(articleCategories.parentId));
  const idOf = new Map(roots.map(({ id, code }) => [code, id]));
  await db
    .insert(articleCategories)
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
