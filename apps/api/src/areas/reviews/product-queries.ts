import { arrivedStates } from "@jdj/contract/orders/order-states";
import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import { customers, users } from "../identity/users/tables.ts";
import { marketplaceOrders, orderLines, sellerOrders } from "../orders/orders/tables.ts";
import { shopRating } from "../products/products/shop-rating.ts";
import { products } from "../products/products/tables.ts";
import { providers } from "../providers/tables.ts";
import { reviews } from "./tables.ts";

/** A page of a list. */
interface Page {
  offset: number;
  limit: number;
}

const columns = {
  review: reviews,
  givenNames: sql<string>`coalesce(${reviews.authorGivenNames}, ${users.givenNames})`,
  lastName: sql<string>`coalesce(${reviews.authorLastName}, ${users.lastName})`,
};

/** A review of a product with its author's names. */
export type ProductReviewRow = Awaited<ReturnType<typeof listProductReviews>>[number];

const newestFirst = [desc(reviews.createdAt), desc(reviews.id)] as const;

const selectReviews = (db: Database) =>
  db
    .select(columns)
    .from(reviews)
    .leftJoin(customers, eq(customers.id, reviews.customerId))
    .leftJoin(users, eq(users.id, customers.userId));

/** How many reviews a product has and the mean of their ratings; null for one that is not listed. */
export async function readProductRating(db: Database, productId: number) {
  const [row] = await db
    .select({ ratingTenths: products.ratingTenths, reviewCount: products.reviewCount })
    .from(products)
    .where(and(eq(products.id, productId), isNotNull(products.listedAt)));
  return row ?? null;
}

/** One page of the reviews of a product, the newest first. */
export function listProductReviews(db: Database, productId: number, { offset, limit }: Page) {
  return selectReviews(db)
    .where(and(eq(reviews.productId, productId), isNull(reviews.hiddenAt)))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
}

/** The review that a customer gave of a product; a hidden one is still theirs. */
export async function findOwnProductReview(
  db: Database,
  { customerId, productId }: { customerId: number; productId: number },
): Promise<ProductReviewRow | null> {
  const [row] = await selectReviews(db).where(
    and(eq(reviews.customerId, customerId), eq(reviews.productId, productId)),
  );
  return row ?? null;
}

/** A product with what the page of its review says of it; null for a missing one. */
export async function findReviewedProduct(db: Database, productId: number) {
  const [row] = await db
    .select({
      id: products.id,
      name: products.name,
      kind: products.kind,
      providerId: products.providerId,
      seller: providers.name,
      listedAt: products.listedAt,
    })
    .from(products)
    .innerJoin(providers, eq(providers.id, products.providerId))
    .where(eq(products.id, productId));
  return row ?? null;
}

/** Whether a product arrived at a customer (`hasArrived`). */
export async function hasReceived(
  db: Database,
  { customerId, productId }: { customerId: number; productId: number },
): Promise<boolean> {
  const [row] = await db
    .select({ id: sellerOrders.id })
    .from(orderLines)
    .innerJoin(sellerOrders, eq(sellerOrders.id, orderLines.sellerOrderId))
    .innerJoin(marketplaceOrders, eq(marketplaceOrders.id, sellerOrders.orderId))
    .where(
      and(
        eq(orderLines.productId, productId),
        eq(marketplaceOrders.customerId, customerId),
        or(isNotNull(sellerOrders.confirmedAt), inArray(sellerOrders.state, [...arrivedStates])),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** How many reviews the products of a shop have, and the mean of their ratings in tenths. */
export async function readShopRating(db: Database, providerId: number) {
  const [row] = await db
    .select(shopRating)
    .from(products)
    .where(eq(products.providerId, providerId));
  const total = row?.reviews ?? 0;
  return { total, tenths: total === 0 ? null : (row?.tenths ?? null) };
}

/** One page of the reviews of a shop's products, with these, the newest first. */
export function listReceivedOfProducts(db: Database, providerId: number, { offset, limit }: Page) {
  return db
    .select({ ...columns, name: products.name })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .leftJoin(customers, eq(customers.id, reviews.customerId))
    .leftJoin(users, eq(users.id, customers.userId))
    .where(
      and(
        eq(reviews.providerId, providerId),
        isNotNull(reviews.productId),
        isNull(reviews.hiddenAt),
      ),
    )
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
}
