import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { notifyCustomer, notifySeller } from "../emails/notify.ts";
import type { WholeOrder } from "../orders/lock-order.ts";
import { marketplaceOrders } from "../orders/tables.ts";
import { transitionSuborders } from "../orders/transition-suborders.ts";
import { giveDeliveryCodes } from "../release/delivery-code.ts";

/** Marks a locked order as paid, whose stock was taken, and tells both sides; in the caller's transaction. */
export async function completeOrder(
  { db: tx, jobs, now }: RequestContext,
  { order, suborders }: WholeOrder,
): Promise<void> {
  await transitionSuborders(tx, suborders, { to: "paid", by: "product", userId: null, now });
  await giveDeliveryCodes(tx, suborders);
  await tx
    .update(marketplaceOrders)
    .set({ paidAt: now, reservedUntil: null })
    .where(eq(marketplaceOrders.id, order.id));
  await notifyCustomer(tx, jobs, order, null, "paid");
  for (const suborder of suborders) await notifySeller(tx, jobs, suborder, "paid");
}
