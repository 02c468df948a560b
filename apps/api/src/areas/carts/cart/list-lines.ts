import { asc, eq, sql } from "drizzle-orm";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { providers } from "../../directory/providers/tables.ts";
import {
  articleImages,
  articles,
  articleVariants,
  isOffered,
} from "../../marketplace/articles/tables.ts";
import { isOpen, sellers } from "../../marketplace/sellers/tables.ts";
import { cartLines } from "./tables.ts";

/** The lines of a cart with what they order as it now is, by seller. */
export const listLines = preparedQuery("cart-lines", (db, { cartId }: Values<{ cartId: number }>) =>
  db
    .select({
      line: cartLines,
      kind: articles.kind,
      articleId: articles.id,
      name: articles.name,
      size: articleVariants.size,
      colour: articleVariants.colour,
      unitFcfa: sql<number>`coalesce(${articleVariants.priceFcfa}, ${articles.priceFcfa})`,
      noticeDays: articles.noticeDays,
      dayCapacity: articles.dayCapacity,
      /** Units that nobody reserved; null for a service. */
      free: sql<number | null>`${articleVariants.stock} - ${articleVariants.reserved}`,
      /** Places of the day that are taken. */
      taken: sql<number>`coalesce((select taken from service_days where article_id = ${articles.id} and day = ${cartLines.day}), 0)`,
      isOffered: sql<boolean>`${isOffered(articles)} and ${isOpen(sellers)} and ${articleVariants.removedAt} is null`,
      image: sql<{
        id: number;
        storageKey: string | null;
        drawing: string | null;
      } | null>`(select json_build_object('id', id, 'storageKey', storage_key, 'drawing', drawing) from ${articleImages} as image where image.article_id = ${articles.id} order by position, id limit 1)`,
      providerId: sellers.providerId,
      sellerName: providers.name,
      commissionPercent: sellers.commissionPercent,
      returnDays: sellers.returnDays,
    })
    .from(cartLines)
    .innerJoin(articleVariants, eq(articleVariants.id, cartLines.variantId))
    .innerJoin(articles, eq(articles.id, articleVariants.articleId))
    .innerJoin(sellers, eq(sellers.providerId, articles.providerId))
    .innerJoin(providers, eq(providers.id, sellers.providerId))
    .where(eq(cartLines.cartId, cartId))
    .orderBy(asc(providers.name), asc(sellers.providerId), asc(cartLines.id)),
);

/** A line of a cart with what it orders. */
export type ListedLine = Awaited<ReturnType<typeof listLines>>[number];
