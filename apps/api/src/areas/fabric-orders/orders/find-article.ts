import { refusal } from "@jdj/contract/call/refusals";
import { and, asc, eq, isNull } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { articles, articleVariants, isOffered } from "../../marketplace/articles/tables.ts";
import { isOpen, sellers } from "../../marketplace/sellers/tables.ts";

/** A product that is sold, with its sizes in their order. @throws not-found */
export async function findArticle(db: Database, articleId: number) {
  const rows = await db
    .select({ size: articleVariants.size })
    .from(articles)
    .innerJoin(sellers, eq(sellers.providerId, articles.providerId))
    .innerJoin(
      articleVariants,
      and(eq(articleVariants.articleId, articles.id), isNull(articleVariants.removedAt)),
    )
    .where(
      and(
        eq(articles.id, articleId),
        eq(articles.kind, "product"),
        isOffered(articles),
        isOpen(sellers),
      ),
    )
    .orderBy(asc(articleVariants.position));
  if (rows.length === 0) throw refusal("not-found");
  return { sizes: [...new Set(rows.flatMap(({ size }) => (size === null ? [] : [size])))] };
}
