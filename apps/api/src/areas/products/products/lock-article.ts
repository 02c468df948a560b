import { refusal } from "@jdj/contract/call/refusals";
import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { articles } from "./tables.ts";

/** Whose article, and which. */
export interface OwnPlace {
  providerId: number;
  articleId: number;
}

/**
 * Locks an article until the transaction ends: of two changes, the second sees the first.
 * @throws not-found for another seller's, and for a deleted one
 */
export async function lockArticle(tx: Database, { providerId, articleId }: OwnPlace) {
  const [article] = await tx
    .select({
      id: articles.id,
      version: articles.version,
      kind: articles.kind,
      publishedAt: articles.publishedAt,
      suspendedAt: articles.suspendedAt,
    })
    .from(articles)
    .where(
      and(
        eq(articles.id, articleId),
        eq(articles.providerId, providerId),
        isNull(articles.removedAt),
      ),
    )
    .for("no key update");
  if (!article) throw refusal("not-found");
  return article;
}
