import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { isOffered, products } from "../../products/products/tables.ts";
import { isOpen, sellers } from "../../providers/tables.ts";
import { giftItems } from "./tables.ts";

/** A wish as stored, with its product. */
export type WishedItem = Awaited<ReturnType<typeof listItems>>[number];

/** The wishes of a list, in their order. */
export function listItems(db: Database, listId: number) {
  return db
    .select({
      item: giftItems,
      kind: products.kind,
      isOffered: sql<boolean>`coalesce(${isOffered(products)} and ${isOpen(sellers)}, false)`,
    })
    .from(giftItems)
    .leftJoin(products, eq(products.id, giftItems.productId))
    .leftJoin(sellers, eq(sellers.providerId, products.providerId))
    .where(eq(giftItems.listId, listId))
    .orderBy(asc(giftItems.position), asc(giftItems.id));
}
