import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { articles, isOffered } from "../../products/products/tables.ts";
import { isOpen, sellers } from "../../providers/sellers/tables.ts";
import { giftItems } from "./tables.ts";

/** A wish as stored, with its article. */
export type WishedItem = Awaited<ReturnType<typeof listItems>>[number];

/** The wishes of a list, in their order. */
export function listItems(db: Database, listId: number) {
  return db
    .select({
      item: giftItems,
      kind: articles.kind,
      isOffered: sql<boolean>`coalesce(${isOffered(articles)} and ${isOpen(sellers)}, false)`,
    })
    .from(giftItems)
    .leftJoin(articles, eq(articles.id, giftItems.articleId))
    .leftJoin(sellers, eq(sellers.providerId, articles.providerId))
    .where(eq(giftItems.listId, listId))
    .orderBy(asc(giftItems.position), asc(giftItems.id));
}
