import { and, eq, inArray, isNotNull, isNull, lte, sum } from "drizzle-orm";
import { type AppContext, calendarDate, requestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { articleVariants } from "../../marketplace/articles/tables.ts";
import { marketplaceOrders, orderLines, sellerOrders } from "../../orders/orders/tables.ts";
import { fabricShares } from "../shares/tables.ts";
import { stateOn } from "./fabric-state.ts";
import { lockOrder, type StoredOrder } from "./queries.ts";
import { closeShareOrders } from "./save-order.ts";
import { fabricOrders } from "./tables.ts";

/**
 * Marks the fabric orders that a paid order of the marketplace buys as sent: those that its customer
 * put into their cart before, where it has as many units of the article. Who paid later than that is
 * not in it. A second call changes nothing.
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
        inArray(fabricOrders.state, ["open", "closed"]),
        lte(fabricOrders.cartFilledAt, bought.createdAt),
      ),
    );
  for (const { id, eventId } of waiting)
    await db.transaction(async (tx) => {
      const order = await lockOrder(tx, eventId, id);
      const { cartFilledAt, articleId } = order;
      if (stateOn(order, calendarDate(now)) !== "closed" || !cartFilledAt || !articleId) return;
      const inIt = and(
        eq(fabricShares.orderId, id),
        isNull(fabricShares.sentAt),
        lte(fabricShares.paidAt, cartFilledAt),
      );
      const [paid] = await tx
        .select({ units: sum(fabricShares.quantity).mapWith(Number) })
        .from(fabricShares)
        .where(inIt);
      const units = paid?.units ?? 0;
      if (units === 0 || (await unitsOf(tx, marketplaceOrderId, articleId)) < units) return;
      await tx.update(fabricShares).set({ sentAt: now }).where(inIt);
      await markSent(tx, order, bought.reference, now);
    });
}

/** How many units of an article an order has. */
async function unitsOf(tx: Database, orderId: number, articleId: number): Promise<number> {
  const [row] = await tx
    .select({ units: sum(orderLines.quantity).mapWith(Number) })
    .from(orderLines)
    .innerJoin(sellerOrders, eq(sellerOrders.id, orderLines.sellerOrderId))
    .innerJoin(articleVariants, eq(articleVariants.id, orderLines.variantId))
    .where(and(eq(sellerOrders.orderId, orderId), eq(articleVariants.articleId, articleId)));
  return row?.units ?? 0;
}

async function markSent(tx: Database, order: StoredOrder, orderReference: string, now: Date) {
  await closeShareOrders(tx, order, now);
  await tx
    .update(fabricOrders)
    .set({ state: "sent", sentAt: now, orderReference, version: order.version + 1 })
    .where(eq(fabricOrders.id, order.id));
}
