import { refusal } from "@jdj/contract/call/refusals";
import {
  mayTransitionSellerOrder,
  type OrderSide,
  type OrderState,
} from "@jdj/contract/orders/order-states";
import { inArray } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { SellerOrder } from "./lock-order.ts";
import { sellerOrders, sellerOrderTransitions } from "./tables.ts";

/** A move of seller orders. */
export interface OrderTransition {
  to: OrderState;
  by: OrderSide;
  /** The person who makes it; null for the product. */
  userId: number | null;
  /** What the other side reads. */
  note?: string;
  now: Date;
}

/**
 * Moves the suborders of a locked order to another state, and writes their history.
 * @throws state-changed (409) when that side may not make that move now
 */
export async function transitionSuborders(
  tx: Database,
  suborders: readonly SellerOrder[],
  { to, by, userId, note = "", now }: OrderTransition,
): Promise<void> {
  if (suborders.length === 0) return;
  for (const suborder of suborders)
    if (!mayTransitionSellerOrder(suborder, to, by)) throw refusal("state-changed");
  const ids = suborders.map(({ id }) => id);
  await tx
    .update(sellerOrders)
    .set({ state: to, transitionedAt: now, ...(to === "delivered" ? { deliveredAt: now } : {}) })
    .where(inArray(sellerOrders.id, ids));
  await tx.insert(sellerOrderTransitions).values(
    suborders.map((suborder) => ({
      sellerOrderId: suborder.id,
      from: suborder.state,
      to,
      by,
      userId,
      note,
      createdAt: now,
    })),
  );
}
