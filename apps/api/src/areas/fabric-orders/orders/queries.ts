import { refusal } from "@jdj/contract/call/refusals";
import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { isOffered, products } from "../../products/products/tables.ts";
import { isOpen, sellers } from "../../providers/tables.ts";
import { fabricShares } from "../shares/tables.ts";
import { fabricOrders } from "./tables.ts";

/** A fabric order, and a share of one, as stored. */
export type StoredOrder = typeof fabricOrders.$inferSelect;
export type StoredShare = typeof fabricShares.$inferSelect;

/** The most orders of one event that are shown. */
const MOST_SHOWN = 100;

/** The fabric orders of an event, the newest first, each with its shares. */
export async function listOrders(db: Database, eventId: number) {
  const orders = await db
    .select()
    .from(fabricOrders)
    .where(eq(fabricOrders.eventId, eventId))
    .orderBy(desc(fabricOrders.id))
    .limit(MOST_SHOWN);
  const shares = await listShares(
    db,
    orders.map(({ id }) => id),
  );
  return orders.map((order) => ({
    order,
    shares: shares.filter(({ orderId }) => orderId === order.id),
  }));
}

/** The shares of some orders, by name. */
export function listShares(db: Database, orderIds: number[]): Promise<StoredShare[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(fabricShares)
    .where(inArray(fabricShares.orderId, orderIds))
    .orderBy(asc(fabricShares.name), asc(fabricShares.id));
}

/** An order of an event with its product. @throws not-found */
export async function findOrder(db: Database, eventId: number, id: number) {
  const [row] = await db
    .select({
      order: fabricOrders,
      productName: products.name,
      isSold: sql<boolean>`coalesce(${isOffered(products)} and ${isOpen(sellers)}, false)`,
    })
    .from(fabricOrders)
    .leftJoin(products, eq(products.id, fabricOrders.productId))
    .leftJoin(sellers, eq(sellers.providerId, products.providerId))
    .where(and(eq(fabricOrders.id, id), eq(fabricOrders.eventId, eventId)));
  if (!row) throw refusal("not-found");
  return row;
}

/**
 * An order of an event, locked until the end of the transaction: what its people take and pay changes
 * under this lock alone.
 * @throws not-found
 */
export async function lockOrder(tx: Database, eventId: number, id: number): Promise<StoredOrder> {
  const [order] = await tx
    .select()
    .from(fabricOrders)
    .where(and(eq(fabricOrders.id, id), eq(fabricOrders.eventId, eventId)))
    .for("update");
  if (!order) throw refusal("not-found");
  return order;
}
