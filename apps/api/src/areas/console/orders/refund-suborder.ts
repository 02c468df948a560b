import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { consoleMessages } from "@jdj/contract/console/messages";
import type { StaffContext } from "../../../http/answer.ts";
import { findLastDispute } from "../../disputes/queries.ts";
import { lockOrder } from "../../orders/orders/lock-order.ts";
import {
  type RefundableSuborder,
  refundableOf,
  refundByStaff,
} from "../../orders/staff-refunds/refund-by-staff.ts";
import { approve } from "../../staff/approvals/approve.ts";
import { recordChange } from "../../staff/audit/record-change.ts";
import { hasOpenRefund, lockPayment } from "../disputes/disputed-money.ts";
import { givenBackToday } from "../payments/given-back-today.ts";
import { REFUND_SUBORDER } from "./queries.ts";

/** What staff ask to give back of a part of an order. */
export interface AskedPartRefund {
  id: number;
  suborderId: number;
  /** In FCFA. */
  amountFcfa: number;
  /** What the page showed as left, in FCFA. */
  seenLeftFcfa: number;
  reason: string;
}

/** @throws changed-meanwhile when something else is left than the page showed; 422 at `amount_fcfa` */
function checkAmount(
  { amountFcfa, seenLeftFcfa }: AskedPartRefund,
  { leftFcfa, mostFcfa }: RefundableSuborder,
): void {
  if (seenLeftFcfa !== leftFcfa) throw refusal("changed-meanwhile");
  const refuse = (sentence: string) => fieldRefusal({ amount_fcfa: [sentence] });
  if (amountFcfa > leftFcfa) throw refuse(consoleMessages.partRefundTooHigh);
  if (amountFcfa > mostFcfa) throw refuse(consoleMessages.partRefundWhole);
}

/**
 * Gives an exact sum of what is left of one seller's part of a paid order back; buyer and seller read
 * why. Above the limit of refunds, with what the customer got back on this day, it waits until another
 * member of staff asks for the same sum of the same remainder.
 * @throws not-found; state-changed before its payment, after its cancellation, and with nothing left;
 *   dispute-open while it is disputed, and decided there; dispute-refund-waits while the payment's
 *   remainder goes back; changed-meanwhile; 422 at `amount_fcfa`; second-person-needed; access-too-new
 */
export async function refundSuborder(context: StaffContext, asked: AskedPartRefund): Promise<void> {
  const { author, now, settings } = context;
  const { id, suborderId, amountFcfa, reason } = asked;
  await context.db.transaction(async (tx) => {
    const whole = await lockOrder(tx, id);
    const suborder = whole?.suborders.find((one) => one.id === suborderId);
    if (!whole || !suborder) throw refusal("not-found");
    const { order } = whole;
    const refundable = refundableOf(order, suborder);
    if (refundable === null) throw refusal("state-changed");
    const dispute = await findLastDispute(tx, { kind: "suborder", id: suborderId });
    if (dispute?.state === "open") throw refusal("dispute-open");
    checkAmount(asked, refundable);
    // Locked before the customer, as by a refund of the payment.
    const paid = await lockPayment(tx, { kind: "order", id });
    if (paid && (await hasOpenRefund(tx, paid.id))) throw refusal("dispute-refund-waits");
    const payer = { id: paid?.id ?? 0, customerId: order.customerId };
    const left_fcfa = refundable.leftFcfa;
    const approved = await approve(tx, author, {
      action: REFUND_SUBORDER,
      recordId: suborderId,
      page: `orders/${id}/show`,
      amount: amountFcfa,
      doneToday: await givenBackToday(tx, payer, now),
      limit: settings.refundApprovalFcfa,
      detail: reason,
      change: { refund_fcfa: amountFcfa, left_fcfa },
      now,
    });
    if (approved.waits) return;
    const requestedBy = approved.askedBy;
    const given = { amountFcfa, reason, requestedBy, userId: author.id };
    await refundByStaff({ ...context, db: tx }, order, suborder, given);
    const before = { suborder_id: suborderId, left_fcfa };
    const after = { refund_fcfa: amountFcfa, reason, requested_by: requestedBy };
    await recordChange(tx, author, now, { action: REFUND_SUBORDER, id, before, after });
  });
}
