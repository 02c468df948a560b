import type { OrderSide } from "@jdj/contract/orders/order-states";
import { leftOf } from "@jdj/contract/orders/suborder-money";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { endOpenDispute } from "../../disputes/end-dispute.ts";
import { closeSubjectPayment } from "../../payments/subjects/open-subject-payment.ts";
import { notifyCustomer, notifySeller } from "../emails/notify.ts";
import { refundSuborders } from "../payment/refund-suborders.ts";
import { returnUnpaidInstalments } from "../payment/return-instalments.ts";
import { putBackLines, releaseLines } from "../stock/order-stock.ts";
import type { SellerOrder, WholeOrder } from "./lock-order.ts";
import { marketplaceOrders } from "./tables.ts";
import { transitionSuborders } from "./transition-suborders.ts";

/** Who cancels, and what the others read. */
export interface Cancellation {
  by: OrderSide;
  userId: number | null;
  note?: string;
  /** Whether the reservation ended: a payment may still be honoured. */
  isExpiry?: boolean;
}

/**
 * Cancels suborders of a locked order, in the caller's transaction (`{ ...context, db: tx }`). What is
 * disputed of them is closed. Before the
 * payment it is the whole order, whose stock is released and whose instalments go back; afterwards the stock of these suborders is put
 * back and their money is given back.
 * @throws state-changed (409) when that side may not cancel now
 */
export async function cancelSuborders(
  context: RequestContext,
  whole: WholeOrder,
  chosen: readonly SellerOrder[],
  { by, userId, note = "", isExpiry = false }: Cancellation,
): Promise<void> {
  const { db: tx, jobs, now } = context;
  const { order } = whole;
  const isPaid = order.paidAt !== null;
  const suborders = isPaid ? chosen : whole.suborders;
  await transitionSuborders(tx, suborders, { to: "cancelled", by, userId, note, now });
  for (const { id } of suborders) await endOpenDispute(context, { kind: "suborder", id }, "closed");
  const ids = new Set(suborders.map(({ id }) => id));
  const lines = whole.lines.filter(({ sellerOrderId }) => ids.has(sellerOrderId));
  if (isPaid) {
    await putBackLines(tx, lines);
    await refundSuborders(
      context,
      order,
      suborders.map((suborder) => ({ suborder, amountFcfa: leftOf(suborder) })),
    );
  } else {
    await releaseLines(tx, lines);
    await returnUnpaidInstalments(context, order, suborders[0]?.providerId ?? null);
    await closeSubjectPayment(tx, { kind: "order", id: order.id }, now);
    await tx
      .update(marketplaceOrders)
      .set({ reservedUntil: null, ...(isExpiry ? { expiredAt: now } : {}) })
      .where(eq(marketplaceOrders.id, order.id));
  }
  if (isExpiry) await notifyCustomer(tx, jobs, order, null, "expired");
  else if (!isPaid) await notifyCustomer(tx, jobs, order, null, "cancelled");
  else
    for (const suborder of suborders) {
      const amountFcfa = leftOf(suborder);
      await notifyCustomer(tx, jobs, order, suborder, "cancelled", { amountFcfa });
      if (by !== "seller") await notifySeller(tx, jobs, suborder, "cancelled", { amountFcfa });
    }
}
