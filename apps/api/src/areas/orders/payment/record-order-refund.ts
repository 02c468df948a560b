import { mayMoveOrder } from "@jdj/contract/orders/order-states";
import { type AppContext, requestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { paidRefund } from "../../ledger/entries/moves.ts";
import { recordTransaction } from "../../ledger/entries/record-transaction.ts";
import { findRefundOfSubject } from "../../payments/refunds/queries.ts";
import { notifyCustomer } from "../emails/notify.ts";
import { lockOrder, type SellerOrder, type WholeOrder } from "../orders/lock-order.ts";
import { moveSuborders } from "../orders/move-suborders.ts";
import { putBackLines } from "../stock/order-stock.ts";
import { recordRefund, subordersOfRefund } from "./refund-suborders.ts";

/**
 * Records that a refund of an order's payment was made. One that an operator made of all that was
 * left also ends the suborders that still stood. A refused refund stays owed in the ledger. A second
 * call changes nothing.
 */
export async function recordOrderRefund(app: AppContext, refundId: number): Promise<void> {
  const { db, jobs, now } = requestContext(app);
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
    const named = subordersOfRefund(refund.scope);
    if (refund.scope === "") await endStanding(tx, whole, now);
    const again = await lockOrder(tx, subjectId);
    const given = (again?.suborders ?? []).filter(
      (suborder) =>
        (named.length === 0 || named.includes(suborder.id)) &&
        mayMoveOrder(suborder, "refunded", "product"),
    );
    await moveSuborders(tx, given, { to: "refunded", by: "product", userId: null, now });
    if (given.length > 0) await notifyCustomer(tx, jobs, whole.order, null, "refunded");
  });
}

/** Ends the suborders that still stand when an operator gave all their money back. */
async function endStanding(tx: Database, whole: WholeOrder, now: Date): Promise<void> {
  const left = whole.suborders.filter(({ refundedFcfa }) => refundedFcfa === 0);
  if (whole.order.paidAt === null) return;
  const endOf = (suborder: SellerOrder) =>
    suborder.state === "delivered" ? "returned" : "cancelled";
  for (const suborder of left) {
    if (!mayMoveOrder(suborder, endOf(suborder), "staff")) continue;
    if (endOf(suborder) === "cancelled" && suborder.state !== "shipped")
      await putBackLines(
        tx,
        whole.lines.filter(({ sellerOrderId }) => sellerOrderId === suborder.id),
      );
    await moveSuborders(tx, [suborder], { to: endOf(suborder), by: "staff", userId: null, now });
    await recordRefund({ db: tx, now }, whole.order, [{ suborder, back: suborder }]);
  }
}
