import { asc, eq, sql } from "drizzle-orm";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import {
  isOffered,
  productImages,
  products,
  productVariants,
} from "../../products/products/tables.ts";
import { weekdaysOf } from "../../providers/hours/queries.ts";
import { isOpen, providers, sellers } from "../../providers/tables.ts";
import { cartLines, carts } from "./tables.ts";

/** What is read of a line and of what it orders as it now is. */
const columns = {
  line: cartLines,
  kind: products.kind,
  productId: products.id,
  name: products.name,
  size: productVariants.size,
  colour: productVariants.colour,
  unitFcfa: sql<number>`coalesce(${productVariants.priceFcfa}, ${products.priceFcfa})`,
  noticeDays: products.noticeDays,
  dayCapacity: products.dayCapacity,
  /** Units that nobody reserved; null for a service. */
  free: sql<number | null>`${productVariants.stock} - ${productVariants.reserved}`,
  /** Places of the day that are taken. */
  taken: sql<number>`coalesce((select taken from service_days where article_id = ${products.id} and day = ${cartLines.day}), 0)`,
  isOffered: sql<boolean>`${isOffered(products)} and ${isOpen(sellers)} and ${productVariants.removedAt} is null`,
  providerId: sellers.providerId,
  commissionPercent: sellers.commissionPercent,
  returnDays: sellers.returnDays,
  preparationDays: sellers.preparationDays,
  /** The weekdays on which the seller is open; none when none are said. */
  weekdays: weekdaysOf(sellers.providerId),
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
      } | null>`(select json_build_object('id', id, 'storageKey', storage_key, 'drawing', drawing) from ${productImages} as image where image.article_id = ${products.id} order by position, id limit 1)`,
    })
    .from(cartLines)
    .innerJoin(productVariants, eq(productVariants.id, cartLines.variantId))
    .innerJoin(products, eq(products.id, productVariants.productId))
    .innerJoin(sellers, eq(sellers.providerId, products.providerId))
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
      .innerJoin(productVariants, eq(productVariants.id, cartLines.variantId))
      .innerJoin(products, eq(products.id, productVariants.productId))
      .innerJoin(sellers, eq(sellers.providerId, products.providerId))
      .innerJoin(providers, eq(providers.id, sellers.providerId))
      .where(eq(carts.customerId, customerId))
      .orderBy(asc(providers.name), asc(sellers.providerId), asc(cartLines.id)),
);

/** A line of a cart that is ordered. */
export type OrderedLine = Awaited<ReturnType<typeof listLinesToOrder>>[number];
