import { and, asc, count, desc, eq, exists, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { deliveryOf } from "../../products/products/delivery-ways.ts";
import { shopRating } from "../../products/products/shop-rating.ts";
import { products } from "../../products/products/tables.ts";
import { weekdaysOf } from "../../providers/hours/queries.ts";
import { isOpen, isPublic, providers, sellers } from "../../providers/tables.ts";
import { towns } from "../../providers/towns/tables.ts";
import { sellerOrders } from "../orders/tables.ts";

/** The most sellers of a list. */
const MOST = 5000;

/** The sellers whose products are listed, by name. */
export function listShops(db: Database) {
  const listed = db
    .select({ one: sql`1` })
    .from(products)
    .where(and(eq(products.providerId, sellers.providerId), isNotNull(products.listedAt)));
  return db
    .select({ id: sellers.providerId, name: providers.name })
    .from(sellers)
    .innerJoin(providers, eq(providers.id, sellers.providerId))
    .where(and(isOpen(sellers), exists(listed)))
    .orderBy(asc(sellers.providerId))
    .limit(MOST);
}

/** An open seller; null when there is none. */
export async function findShop(db: Database, providerId: number) {
  const [row] = await db
    .select({
      seller: sellers,
      name: providers.name,
      demonstration: providers.demonstration,
      isInDirectory: sql<boolean>`${isPublic(providers)}`,
      town: towns.name,
      delivery: deliveryOf(sellers.providerId),
      weekdays: weekdaysOf(sellers.providerId),
    })
    .from(sellers)
    .innerJoin(providers, eq(providers.id, sellers.providerId))
    .leftJoin(towns, eq(towns.id, providers.townId))
    .where(and(eq(sellers.providerId, providerId), isOpen(sellers)));
  return row ?? null;
}

/** How many products of a seller are listed, how many reviews they have, and their mean rating in tenths. */
export async function countListed(db: Database, providerId: number) {
  const [row] = await db
    .select({
      total: count(),
      ...shopRating,
    })
    .from(products)
    .where(and(eq(products.providerId, providerId), isNotNull(products.listedAt)));
  return row ?? { total: 0, reviews: 0, tenths: 0 };
}

/** The ids of a page of the listed products of a seller, the newest first. */
export async function listListed(
  db: Database,
  providerId: number,
  { offset, limit }: { offset: number; limit: number },
) {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.providerId, providerId), isNotNull(products.listedAt)))
    .orderBy(desc(products.listedAt), desc(products.id))
    .offset(offset)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** How many orders of a seller were delivered, as far as it matters. */
export async function countSales(db: Database, providerId: number, most: number): Promise<number> {
  const sold = db
    .select({ id: sellerOrders.id })
    .from(sellerOrders)
    .where(and(eq(sellerOrders.providerId, providerId), eq(sellerOrders.state, "delivered")))
    .limit(most)
    .as("sold");
  const [row] = await db.select({ total: count() }).from(sold);
  return row?.total ?? 0;
}
