import { refusal } from "@jdj/contract/call/refusals";
import type { StaffContext } from "../../../http/answer.ts";
import { cancelSuborders } from "../../orders/orders/cancel-suborders.ts";
import { lockOrder } from "../../orders/orders/lock-order.ts";
import { approve } from "../../staff/approvals/approve.ts";
import { recordChange } from "../../staff/audit/record-change.ts";
import { lockPayment } from "../disputes/disputed-money.ts";
import { givenBackToday } from "../payments/given-back-today.ts";
import { CANCEL_SUBORDER, cancellableFcfa } from "./queries.ts";

/**
 * Cancels one seller's part of a paid order and gives its money back; buyer and seller read why. Above
 * the limit of refunds, with what the customer got back on this day, it waits until another member of
 * staff cancels it too.
 * @param asked.refundFcfa the sum that the page showed
 * @throws not-found; state-changed where staff may not cancel it now; changed-meanwhile when the sum is
 *   another; second-person-needed; access-too-new
 */
export async function cancelSuborder(
  context: StaffContext,
  asked: { id: number; suborderId: number; refundFcfa: number; reason: string },
): Promise<void> {
  const { author, now, settings } = context;
  const { id, suborderId, refundFcfa, reason } = asked;
  await context.db.transaction(async (tx) => {
    const whole = await lockOrder(tx, id);
    const suborder = whole?.suborders.find((one) => one.id === suborderId);
    if (!whole || !suborder) throw refusal("not-found");
    const amount = cancellableFcfa(whole.order, suborder);
    if (amount === null) throw refusal("state-changed");
    if (amount !== refundFcfa) throw refusal("changed-meanwhile");
    // Locked before the customer, as by a refund of the payment.
    const paid = await lockPayment(tx, { kind: "order", id });
    const payer = { id: paid?.id ?? 0, customerId: whole.order.customerId };
    const approved = await approve(tx, author, {
      action: CANCEL_SUBORDER,
      recordId: suborderId,
      page: `orders/${id}/show`,
      amount,
      doneToday: await givenBackToday(tx, payer, now),
      limit: settings.refundApprovalFcfa,
      detail: reason,
      now,
    });
    if (approved.waits) return;
    const cancellation = { by: "staff" as const, userId: author.id, note: reason };
    await cancelSuborders({ ...context, db: tx }, whole, [suborder], cancellation);
    const after = {
      ...{ state: "cancelled", suborder_id: suborderId, refunded_fcfa: amount, reason },
      requested_by: approved.askedBy,
    };
    const change = { id, before: { state: suborder.state }, after };
    await recordChange(tx, author, now, { action: CANCEL_SUBORDER, ...change });
  });
}
