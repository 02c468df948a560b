import { and, eq, inArray, isNotNull, isNull, lte } from "drizzle-orm";
import { type AppContext, calendarDate, requestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { marketplaceOrders } from "../../orders/orders/tables.ts";
import { fabricShares } from "../shares/tables.ts";
import { stateOn } from "./fabric-state.ts";
import { findPurchase, type Purchase, purchaseProgress } from "./purchases.ts";
import { listShares, lockOrder, type StoredOrder } from "./queries.ts";
import { closeShareOrders } from "./save-order.ts";
import { fabricOrders } from "./tables.ts";

/**
 * Marks the fabric orders that a paid order of the marketplace buys as sent: those that its customer
 * put into their cart before, where it has as many units of the article. Who paid later than that is
 * not in it, and is ordered by another. A second call changes nothing.
 */
export async function notePurchase(app: AppContext, marketplaceOrderId: number): Promise<void> {
  const { db, now } = requestContext(app);
  const [bought] = await db
    .select()
    .from(marketplaceOrders)
    .where(and(eq(marketplaceOrders.id, marketplaceOrderId), isNotNull(marketplaceOrders.paidAt)));
  if (!bought?.customerId) return;
  const waiting = await db
    .select({ id: fabricOrders.id, eventId: fabricOrders.eventId })
    .from(fabricOrders)
    .where(
      and(
        eq(fabricOrders.cartCustomerId, bought.customerId),
        inArray(fabricOrders.state, ["open", "closed", "sent"]),
        lte(fabricOrders.cartFilledAt, bought.createdAt),
      ),
    );
  for (const { id, eventId } of waiting)
    await db.transaction(async (tx) => {
      const order = await lockOrder(tx, eventId, id);
      const state = stateOn(order, calendarDate(now));
      if (state !== "closed" && state !== "sent") return;
      const { in_cart: held } = purchaseProgress(await listShares(tx, [id]), order.cartFilledAt);
      const purchase = await findPurchase(tx, order, held.units);
      if (purchase?.id === marketplaceOrderId) await markBought(tx, order, purchase, now);
    });
}

/** Marks what the cart of a fabric order held as ordered by a paid order, under the fabric order's lock. */
export async function markBought(
  tx: Database,
  order: StoredOrder,
  { reference }: Purchase,
  now: Date,
): Promise<void> {
  const { id, cartFilledAt } = order;
  if (cartFilledAt === null) return;
  await tx
    .update(fabricShares)
    .set({ sentAt: now, orderReference: reference })
    .where(
      and(
        eq(fabricShares.orderId, id),
        isNull(fabricShares.sentAt),
        lte(fabricShares.paidAt, cartFilledAt),
      ),
    );
  await closeShareOrders(tx, order, now);
  await tx
    .update(fabricOrders)
    .set({
      state: "sent",
      sentAt: order.sentAt ?? now,
      orderReference: order.orderReference ?? reference,
      version: order.version + 1,
    })
    .where(eq(fabricOrders.id, id));
}
