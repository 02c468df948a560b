import { fabricMachine } from "@jdj/contract/fabric-orders/fabric-states";
import { type OrderState, standingStates } from "@jdj/contract/orders/order-states";
import { and, eq, exists, inArray, isNotNull, notExists } from "drizzle-orm";
import { type AppContext, calendarDate, requestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { marketplaceOrders, orderLines, sellerOrders } from "../../orders/orders/tables.ts";
import { fabricShares } from "../shares/tables.ts";
import { stateOn } from "./fabric-state.ts";
import { lockOrder } from "./queries.ts";
import { fabricOrders } from "./tables.ts";

/** A share that a purchase of the marketplace bought, of which nothing stands any more. */
function isCancelled(db: Database, reference: string) {
  const ofShare = and(
    eq(marketplaceOrders.reference, reference),
    eq(orderLines.fabricOrderId, fabricOrders.id),
  );
  const inState = (states: readonly OrderState[]) =>
    db
      .select({ id: sellerOrders.id })
      .from(sellerOrders)
      .innerJoin(marketplaceOrders, eq(marketplaceOrders.id, sellerOrders.orderId))
      .innerJoin(orderLines, eq(orderLines.sellerOrderId, sellerOrders.id))
      .where(and(ofShare, inArray(sellerOrders.state, [...states])));
  return and(
    eq(fabricShares.orderReference, reference),
    exists(inState(["cancelled", "returned", "refunded"])),
    notExists(inState(standingStates)),
  );
}

/**
 * Returns the fabric orders whose purchase was cancelled or returned to collecting, so that people pay
 * again, and what was paid is ordered again or given back: they are open until their last day, and
 * closed after it. Those of another purchase of the same fabric order stay ordered. Each in a
 * transaction of its own; a second call changes nothing.
 */
export async function reopenCancelled(app: AppContext, marketplaceOrderId: number): Promise<void> {
  const { db, now } = requestContext(app);
  const [purchase] = await db
    .select({ reference: marketplaceOrders.reference })
    .from(marketplaceOrders)
    .where(eq(marketplaceOrders.id, marketplaceOrderId));
  if (!purchase) return;
  const { reference } = purchase;
  const due = await db
    .selectDistinct({ id: fabricOrders.id, eventId: fabricOrders.eventId })
    .from(fabricOrders)
    .innerJoin(fabricShares, eq(fabricShares.orderId, fabricOrders.id))
    .where(and(eq(fabricOrders.state, "sent"), isCancelled(db, reference)));
  for (const { id, eventId } of due)
    await db.transaction(async (tx) => {
      const order = await lockOrder(tx, eventId, id);
      if (order.state !== "sent") return;
      const lost = await tx
        .select({ id: fabricShares.id })
        .from(fabricShares)
        .innerJoin(fabricOrders, eq(fabricOrders.id, fabricShares.orderId))
        .where(and(eq(fabricShares.orderId, id), isCancelled(tx, reference)));
      if (lost.length === 0) return;
      await tx
        .update(fabricShares)
        .set({ sentAt: null, orderReference: null })
        .where(
          inArray(
            fabricShares.id,
            lost.map((share) => share.id),
          ),
        );
      const [standing] = await tx
        .select({ reference: fabricShares.orderReference, sentAt: fabricShares.sentAt })
        .from(fabricShares)
        .where(and(eq(fabricShares.orderId, id), isNotNull(fabricShares.sentAt)))
        .orderBy(fabricShares.sentAt)
        .limit(1);
      await tx
        .update(fabricOrders)
        .set({
          state: fabricMachine.transition(
            order.state,
            standing ? "sent" : stateOn({ ...order, state: "open" }, calendarDate(now)),
            "product",
          ),
          sentAt: standing?.sentAt ?? null,
          orderReference: standing?.reference ?? null,
          // What the cart held was bought, and is not in it any more.
          ...{ cartCustomerId: null, cartFilledAt: null, version: order.version + 1 },
        })
        .where(eq(fabricOrders.id, id));
    });
}
