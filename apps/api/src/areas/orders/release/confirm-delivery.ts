import type { DeliveryProof } from "@jdj/contract/payments/order-release";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { notifyCustomer, notifySeller } from "../emails/notify.ts";
import type { SellerOrder, StoredOrder } from "../orders/lock-order.ts";
import { sellerOrders } from "../orders/tables.ts";

/** Records who said that a delivered suborder of a locked order arrived, and tells both sides. */
export async function confirmDelivery(
  { db: tx, jobs, now }: Pick<RequestContext, "db" | "jobs" | "now">,
  order: StoredOrder,
  suborder: SellerOrder,
  by: Exclude<DeliveryProof, "claim">,
): Promise<void> {
  await tx
    .update(sellerOrders)
    .set({ confirmedAt: now, confirmedBy: by })
    .where(eq(sellerOrders.id, suborder.id));
  await notifyCustomer(tx, jobs, order, suborder, "confirmed");
  await notifySeller(tx, jobs, suborder, "confirmed");
}
