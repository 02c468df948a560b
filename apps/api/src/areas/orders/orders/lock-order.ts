import { asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { marketplaceOrders, orderLines, sellerOrders } from "./tables.ts";

/** An order as stored, one seller's suborder of it, and what was ordered. */
export type StoredOrder = typeof marketplaceOrders.$inferSelect;
export type SellerOrder = typeof sellerOrders.$inferSelect;
export type OrderLine = typeof orderLines.$inferSelect;

/** A whole order. */
export interface WholeOrder {
  order: StoredOrder;
  suborders: SellerOrder[];
  lines: OrderLine[];
}

/** An order with its suborders and lines, its row locked: whatever changes an order begins here. Null for a missing one. */
export async function lockOrder(tx: Database, id: number): Promise<WholeOrder | null> {
  const [order] = await tx
    .select()
    .from(marketplaceOrders)
    .where(eq(marketplaceOrders.id, id))
    .for("update");
  if (!order) return null;
  const suborders = await tx
    .select()
    .from(sellerOrders)
    .where(eq(sellerOrders.orderId, id))
    .orderBy(asc(sellerOrders.id));
  return { order, suborders, lines: await linesOf(tx, suborders) };
}

/** The order of a suborder, locked like `lockOrder`. */
export async function lockOrderOfSuborder(
  tx: Database,
  suborderId: number,
): Promise<WholeOrder | null> {
  const [named] = await tx
    .select({ orderId: sellerOrders.orderId })
    .from(sellerOrders)
    .where(eq(sellerOrders.id, suborderId));
  return named ? lockOrder(tx, named.orderId) : null;
}

/** The lines of some suborders, in the order in which they were written. */
export function linesOf(db: Database, suborders: readonly SellerOrder[]): Promise<OrderLine[]> {
  return db
    .select()
    .from(orderLines)
    .where(
      inArray(
        orderLines.sellerOrderId,
        suborders.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orderLines.id));
}
