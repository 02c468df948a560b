import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { orderMessages } from "@jdj/contract/orders/messages";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { notifyCustomer, notifySeller } from "../emails/notify.ts";
import { lockOrderOfSuborder, type SellerOrder } from "../orders/lock-order.ts";
import { moveSuborders } from "../orders/move-suborders.ts";
import { backOf } from "../orders/order-money.ts";
import { sellerOrders } from "../orders/tables.ts";
import { refundSuborders } from "../payment/refund-suborders.ts";
import { findDispute } from "./queries.ts";
import { deliveryDisputes } from "./tables.ts";

/** What staff decide. */
export interface DisputeDecision {
  /** What goes back to the customer, in FCFA, the goods before the delivery; 0 releases all to the seller. */
  refundFcfa: number;
  /** What both sides read. */
  decision: string;
}

/**
 * Ends a dispute: its money is released to the seller, or given back in whole or part, and the rest
 * released. Both sides are told. The same decision again changes nothing.
 * @throws not-found; order-moved (409) when it has ended, or the order moved meanwhile; 422 at
 * `refund_fcfa` above what was paid
 */
export async function decideDispute(
  context: RequestContext,
  author: { id: number; name: string },
  suborderId: number,
  { refundFcfa, decision }: DisputeDecision,
): Promise<void> {
  const { jobs, now } = context;
  await context.db.transaction(async (tx) => {
    const whole = await lockOrderOfSuborder(tx, suborderId);
    const suborder = whole?.suborders.find(({ id }) => id === suborderId);
    const dispute = await findDispute(tx, suborderId);
    if (!whole || !suborder || !dispute) throw refusal("not-found");
    const isRepeated = dispute.decision === decision && dispute.refundFcfa === refundFcfa;
    if (dispute.state !== "open" && isRepeated) return;
    if (dispute.state !== "open") throw refusal("order-moved");
    if (refundFcfa > suborder.goodsFcfa + suborder.deliveryFcfa)
      throw fieldRefusal({ refund_fcfa: [orderMessages.refundTooLarge] });
    const state = refundFcfa === 0 ? "released" : "refunded";
    await tx
      .update(deliveryDisputes)
      .set({ state, decision, refundFcfa, decidedBy: author.name, endedAt: now })
      .where(eq(deliveryDisputes.id, dispute.id));
    const by = { by: "staff" as const, userId: author.id, now };
    let present: SellerOrder = suborder;
    if (present.state === "shipped") {
      await moveSuborders(tx, [present], { to: "delivered", ...by });
      present = { ...present, state: "delivered", deliveredAt: now };
    }
    if (refundFcfa === 0) {
      if (present.state !== "delivered") throw refusal("order-moved");
      await tx
        .update(sellerOrders)
        .set({ confirmedAt: now, confirmedBy: "staff" })
        .where(eq(sellerOrders.id, suborderId));
    } else {
      await moveSuborders(tx, [present], { to: "returned", note: decision, ...by });
      const back = backOf(present, refundFcfa);
      await refundSuborders({ ...context, db: tx }, whole.order, [{ suborder: present, back }]);
    }
    await notifyCustomer(tx, jobs, whole.order, suborder, "dispute-decided");
    await notifySeller(tx, jobs, suborder, "dispute-decided");
  });
}
