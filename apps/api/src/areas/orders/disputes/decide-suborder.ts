import { refusal } from "@jdj/contract/call/refusals";
import { earnedOf, leftOf, splitFurther } from "@jdj/contract/orders/suborder-money";
import { releaseNotBefore } from "@jdj/contract/payments/deposit-release";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { recordTransaction } from "../../ledger/entries/record-transaction.ts";
import { endEmptyHold } from "../../ledger/staff-holds/end-holds.ts";
import { findOpenHold } from "../../ledger/staff-holds/queries.ts";
import type { SellerOrder, StoredOrder } from "../orders/lock-order.ts";
import { sellerOrders } from "../orders/tables.ts";
import { transitionSuborders } from "../orders/transition-suborders.ts";
import { invoiceCommission } from "../payment/invoice-commission.ts";
import { invoiceSuborder } from "../payment/invoice-suborder.ts";
import { requestSuborderRefund } from "../payment/refund-suborders.ts";

/** What staff decide of a suborder. */
export interface SuborderDecision {
  /** Names the transaction of the ledger. */
  key: string;
  /** What goes back to the customer, in FCFA, the goods before the delivery. */
  refundFcfa: number;
  /** What both sides read in its history. */
  decision: string;
  /** Who of the staff. */
  userId: number;
}

/** What may go back of a suborder, in FCFA; 0 once its money has left. */
export function leftOfSuborder({
  goodsFcfa,
  deliveryFcfa,
  refundedFcfa,
  releasedAt,
}: Pick<SellerOrder, "goodsFcfa" | "deliveryFcfa" | "refundedFcfa" | "releasedAt">): number {
  return releasedAt === null ? leftOf({ goodsFcfa, deliveryFcfa, refundedFcfa }) : 0;
}

/**
 * Divides what we hold of a suborder of a locked order as staff decided, by one transaction of the
 * ledger, in the caller's (`context.db`): a part is given back, with our commission on it, and the
 * rest is the seller's, at once, or 48 hours after the payment, or when staff hold it no more.
 * @returns the seller's rest, in FCFA
 * @throws state-changed (409) when it is neither on its way nor delivered
 */
export async function decideSuborder(
  context: RequestContext,
  order: StoredOrder,
  suborder: SellerOrder,
  { key, refundFcfa, decision, userId }: SuborderDecision,
): Promise<number> {
  const { db: tx, now } = context;
  if (order.paidAt === null) throw refusal("state-changed");
  const by = { by: "staff" as const, userId, now };
  let present = suborder;
  if (present.state === "shipped") {
    await transitionSuborders(tx, [present], { to: "delivered", ...by });
    present = { ...present, state: "delivered", deliveredAt: now };
  }
  if (present.state !== "delivered") throw refusal("state-changed");
  if (refundFcfa > 0)
    await transitionSuborders(tx, [present], { to: "returned", note: decision, ...by });
  const { sellerFcfa, commissionFcfa } = splitFurther(present, refundFcfa);
  const refundedFcfa = present.refundedFcfa + refundFcfa;
  const remainderFcfa = earnedOf({ ...present, refundedFcfa });
  const { id, providerId, confirmedAt, confirmedBy } = present;
  const subject = { kind: "suborder" as const, id };
  const isHeld = (await findOpenHold(tx, subject)) !== null;
  const isReleased = releaseNotBefore(order.paidAt, now) <= now && !isHeld;
  await recordTransaction(tx, {
    key,
    kind: "decision",
    subject: { kind: "order", id: order.id },
    entries: [
      { account: "held", providerId, amountFcfa: sellerFcfa + (isReleased ? remainderFcfa : 0) },
      { account: "commission", amountFcfa: commissionFcfa },
      { account: "refunds", amountFcfa: -refundFcfa },
      { account: "seller", providerId, amountFcfa: isReleased ? -remainderFcfa : 0 },
    ],
    now,
  });
  await tx
    .update(sellerOrders)
    .set({
      refundedFcfa,
      ...{ confirmedAt: confirmedAt ?? now, confirmedBy: confirmedBy ?? "staff" },
      ...(isReleased ? { releasedAt: now } : {}),
    })
    .where(eq(sellerOrders.id, id));
  if (refundFcfa === leftOfSuborder(suborder)) await endEmptyHold(tx, subject, now);
  if (isReleased) {
    const released = { ...present, refundedFcfa };
    await invoiceCommission(context, order, released);
    await invoiceSuborder(context, order, released);
  }
  if (refundFcfa > 0) await requestSuborderRefund(context, order, [id], { amountFcfa: refundFcfa });
  return remainderFcfa;
}
