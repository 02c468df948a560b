import { mayTransitionSellerOrder, type OrderState } from "@jdj/contract/orders/order-states";
import { leftOf } from "@jdj/contract/orders/suborder-money";
import type { RequestContext } from "../../../app-context.ts";
import { notifyCustomer, notifySeller } from "../emails/notify.ts";
import type { SellerOrder, StoredOrder } from "../orders/lock-order.ts";
import { transitionSuborders } from "../orders/transition-suborders.ts";
import { refundSuborders } from "../payment/refund-suborders.ts";
import { staffRefunds } from "./tables.ts";

/** What staff may give back of a suborder, in FCFA. */
export interface RefundableSuborder {
  /** What was paid and not given back. */
  leftFcfa: number;
  /** The most that may be given back: all but 1 FCFA where staff may cancel the part for all of it. */
  mostFcfa: number;
}

/** The same of a suborder; null for one that is not paid, or of which nothing is left. */
export function refundableOf(
  { paidAt }: Pick<StoredOrder, "paidAt">,
  suborder: Pick<SellerOrder, "state" | "ships" | "goodsFcfa" | "deliveryFcfa" | "refundedFcfa">,
): RefundableSuborder | null {
  const leftFcfa = leftOf(suborder);
  const never: OrderState[] = ["placed", "cancelled"];
  if (paidAt === null || never.includes(suborder.state) || leftFcfa === 0) return null;
  const isCancellable = mayTransitionSellerOrder(suborder, "cancelled", "staff");
  return { leftFcfa, mostFcfa: isCancellable ? leftFcfa - 1 : leftFcfa };
}

/** What staff give back, of one or two people by their names. */
export interface StaffRefundOrder {
  amountFcfa: number;
  /** What both sides read. */
  reason: string;
  requestedBy: string;
  /** Who of them sends it; null for nobody. */
  userId: number | null;
}

/**
 * Gives an exact sum of a suborder of a locked, paid order back, at most what is left of it, in the
 * caller's transaction (`context.db`), and tells both sides. It goes on as before, with what remains;
 * a delivered one of which nothing remains is returned.
 */
export async function refundByStaff(
  context: RequestContext,
  order: StoredOrder,
  suborder: SellerOrder,
  { amountFcfa, reason, requestedBy, userId }: StaffRefundOrder,
): Promise<void> {
  const { db: tx, jobs, now } = context;
  const [written] = await tx
    .insert(staffRefunds)
    .values({ sellerOrderId: suborder.id, amountFcfa, reason, requestedBy, createdAt: now })
    .returning({ id: staffRefunds.id });
  if (!written) throw new Error("The refund was not written");
  if (amountFcfa === leftOf(suborder) && suborder.state === "delivered") {
    const move = { to: "returned", by: "staff", userId, note: reason, now } as const;
    await transitionSuborders(tx, [suborder], move);
  }
  await refundSuborders(context, order, [{ suborder, amountFcfa }], `:staff-${written.id}`);
  const told = { amountFcfa, staffRefundId: written.id };
  await notifyCustomer(tx, jobs, order, suborder, "refunded-by-staff", told);
  await notifySeller(tx, jobs, suborder, "refunded-by-staff", told);
}
