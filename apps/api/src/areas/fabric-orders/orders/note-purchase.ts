import { fabricMachine } from "@jdj/contract/fabric-orders/fabric-states";
import { eq, inArray } from "drizzle-orm";
import { type AppContext, requestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { removeLinesOf } from "../../carts/cart/put-lines.ts";
import { fabricShares } from "../shares/tables.ts";
import { coverShares } from "./cover-shares.ts";
import { boughtUnits, listFabricOf, listPurchases, type Purchase } from "./purchases.ts";
import { listShares, lockOrder, type StoredOrder } from "./queries.ts";
import { closeShareOrders } from "./save-order.ts";
import { findShopOption } from "./shop-option.ts";
import { fabricOrders } from "./tables.ts";

/**
 * Marks what a paid order of the marketplace buys for fabric orders as ordered. Whoever paid later than it
 * was placed is not in it, and is ordered by another. A second call changes nothing.
 */
export async function notePurchase(app: AppContext, marketplaceOrderId: number): Promise<void> {
  const { db, now } = requestContext(app);
  const named = await listFabricOf(db, marketplaceOrderId);
  if (named.length === 0) return;
  const found = await db
    .select({ id: fabricOrders.id, eventId: fabricOrders.eventId })
    .from(fabricOrders)
    .where(inArray(fabricOrders.id, named));
  for (const { id, eventId } of found)
    await db.transaction(async (tx) => {
      const order = await lockOrder(tx, eventId, id);
      await markBought(tx, order, await listPurchases(tx, id), now);
    });
}

/**
 * Marks the shares that paid orders of the marketplace cover as ordered, under the fabric order's lock:
 * each by the order that was placed last of those that were paid when it is marked. What carts still
 * hold for it is taken out: the next press counts again.
 */
export async function markBought(
  tx: Database,
  order: StoredOrder,
  purchases: readonly Purchase[],
  now: Date,
): Promise<void> {
  const { id } = order;
  if (order.state === "cancelled") return;
  const paid = purchases.filter(({ paidAt, units }) => paidAt !== null && units.size > 0);
  const shares = await listShares(tx, [id]);
  const option = order.variantId === null ? null : await findShopOption(tx, order.variantId);
  const marked = new Set(shares.map(({ orderReference }) => orderReference));
  const unmarked = paid.filter(({ reference }) => !marked.has(reference));
  const reference = (unmarked.at(-1) ?? paid.at(-1))?.reference;
  const covered = coverShares(shares, boughtUnits(paid), option);
  if (reference === undefined) return;
  const emptied = { cartCustomerId: null, cartFilledAt: null };
  if (covered.length === 0) {
    const isOrdered = paid.some(
      ({ createdAt }) => order.cartFilledAt !== null && createdAt >= order.cartFilledAt,
    );
    if (isOrdered) await tx.update(fabricOrders).set(emptied).where(eq(fabricOrders.id, id));
    return;
  }
  await tx
    .update(fabricShares)
    .set({ sentAt: now, orderReference: reference })
    .where(
      inArray(
        fabricShares.id,
        covered.map((share) => share.id),
      ),
    );
  await removeLinesOf(tx, id);
  await closeShareOrders(tx, order, now);
  await tx
    .update(fabricOrders)
    .set({
      state: fabricMachine.transition(order.state, "sent", "product"),
      sentAt: order.sentAt ?? now,
      orderReference: order.orderReference ?? reference,
      ...{ ...emptied, version: order.version + 1 },
    })
    .where(eq(fabricOrders.id, id));
}
