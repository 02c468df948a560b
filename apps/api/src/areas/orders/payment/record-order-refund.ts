import { mayTransitionSellerOrder } from "@jdj/contract/orders/order-states";
import { leftOf } from "@jdj/contract/orders/suborder-money";
import { type AppContext, type RequestContext, requestContext } from "../../../app-context.ts";
import { endOpenDispute } from "../../disputes/end-dispute.ts";
import { paidRefund } from "../../ledger/entries/moves.ts";
import { recordTransaction } from "../../ledger/entries/record-transaction.ts";
import { findRefundOfSubject } from "../../payments/refunds/queries.ts";
import { notifyCustomer } from "../emails/notify.ts";
import { lockOrder, type SellerOrder, type WholeOrder } from "../orders/lock-order.ts";
import { transitionSuborders } from "../orders/transition-suborders.ts";
import { putBackLines } from "../stock/order-stock.ts";
import { findOpenRefunds } from "./open-refunds.ts";
import { readRefundScope, recordRefund } from "./refund-suborders.ts";
import { returnOthers } from "./return-instalments.ts";

/**
 * Records that a refund of an order's payment was made. One that an operator made of all that was
 * left also ends the suborders that still stood. A suborder is refunded once none of its refunds is on
 * its way; its customer reads of each. A refused refund stays owed in the ledger. A second
 * call changes nothing.
 */
export async function recordOrderRefund(app: AppContext, refundId: number): Promise<void> {
  const context = requestContext(app);
  const { db, jobs, now } = context;
  const found = await findRefundOfSubject(db, refundId);
  if (found?.subjectId == null || found.isSurplus || found.refund.state !== "done") return;
  const { subjectId, refund } = found;
  await db.transaction(async (tx) => {
    const whole = await lockOrder(tx, subjectId);
    if (whole === null) return;
    const isNew = await recordTransaction(tx, {
      key: `refund:${refund.id}`,
      kind: "refund-paid",
      subject: { kind: "order", id: subjectId },
      entries: paidRefund(refund.amountFcfa),
      now,
    });
    if (!isNew) return;
    const { ids: named } = readRefundScope(refund.scope);
    if (refund.scope === "") await endStanding({ ...context, db: tx }, whole, refund);
    const again = await lockOrder(tx, subjectId);
    const open = await findOpenRefunds(tx, [subjectId]);
    const given = (again?.suborders ?? []).filter(
      (suborder) =>
        (named.length === 0 || named.includes(suborder.id)) &&
        !open.has(suborder.id) &&
        mayTransitionSellerOrder(suborder, "refunded", "product"),
    );
    await transitionSuborders(tx, given, { to: "refunded", by: "product", userId: null, now });
    const { amountFcfa } = refund;
    await notifyCustomer(tx, jobs, whole.order, null, "refunded", { amountFcfa });
  });
}

/** Ends the suborders that still stand when an operator gave all their money back. */
async function endStanding(
  context: RequestContext,
  whole: WholeOrder,
  refund: { id: number; attemptId: number; amountFcfa: number },
): Promise<void> {
  const { db: tx, now } = context;
  const left = whole.suborders.filter((suborder) => leftOf(suborder) > 0);
  if (whole.order.paidAt === null) return;
  const endOf = (suborder: SellerOrder) =>
    suborder.state === "delivered" ? "returned" : "cancelled";
  for (const suborder of left) {
    const to = endOf(suborder);
    // Of one that ended before, only what remained goes back.
    if (mayTransitionSellerOrder(suborder, to, "staff")) {
      if (to === "cancelled" && suborder.state !== "shipped")
        await putBackLines(
          tx,
          whole.lines.filter(({ sellerOrderId }) => sellerOrderId === suborder.id),
        );
      await transitionSuborders(tx, [suborder], { to, by: "staff", userId: null, now });
      await endOpenDispute(context, { kind: "suborder", id: suborder.id }, "closed");
    }
    const rest = [{ suborder, amountFcfa: leftOf(suborder) }];
    const shortFcfa = await recordRefund(context, whole.order, rest, `:payment-${refund.id}`);
    await returnOthers(context, whole.order.id, { ...refund, shortFcfa });
  }
}
