import { asc, eq, sql } from "drizzle-orm";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import {
  articleImages,
  articles,
  articleVariants,
  isOffered,
} from "../../products/products/tables.ts";
import { isOpen, sellers } from "../../providers/sellers/tables.ts";
import { providers } from "../../providers/tables.ts";
import { cartLines, carts } from "./tables.ts";

/** What is read of a line and of what it orders as it now is. */
const columns = {
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
  providerId: sellers.providerId,
  commissionPercent: sellers.commissionPercent,
  returnDays: sellers.returnDays,
};

/** The lines of a cart with what they order as it now is, by seller. */
export const listLines = preparedQuery("cart-lines", (db, { cartId }: Values<{ cartId: number }>) =>
  db
    .select({
      ...columns,
      sellerName: providers.name,
      image: sql<{
        id: number;
        storageKey: string | null;
        drawing: string | null;
      } | null>`(select json_build_object('id', id, 'storageKey', storage_key, 'drawing', drawing) from ${articleImages} as image where image.article_id = ${articles.id} order by position, id limit 1)`,
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

/** The lines of a customer's cart as they are ordered, by seller, each with the key of the cart. */
export const listLinesToOrder = preparedQuery(
  "lines-to-order",
  (db, { customerId }: Values<{ customerId: number }>) =>
    db
      .select({ ...columns, orderKey: carts.orderKey })
      .from(carts)
      .innerJoin(cartLines, eq(cartLines.cartId, carts.id))
      .innerJoin(articleVariants, eq(articleVariants.id, cartLines.variantId))
      .innerJoin(articles, eq(articles.id, articleVariants.articleId))
      .innerJoin(sellers, eq(sellers.providerId, articles.providerId))
      .innerJoin(providers, eq(providers.id, sellers.providerId))
      .where(eq(carts.customerId, customerId))
      .orderBy(asc(providers.name), asc(sellers.providerId), asc(cartLines.id)),
);

/** A line of a cart that is ordered. */
export type OrderedLine = Awaited<ReturnType<typeof listLinesToOrder>>[number];
