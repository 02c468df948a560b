import { refusal } from "@jdj/contract/call/refusals";
import type { RequestContext } from "../../../app-context.ts";
import { findOpenRefund } from "../../payments/refunds/queries.ts";
import { requestRefund } from "../../payments/refunds/request-refund.ts";
import { sendRefund } from "../../payments/refunds/send-refund.ts";
import { approve, type StaffAuthor } from "../approvals/approve.ts";
import { recordChange } from "../audit/record-change.ts";
import { endRefundByHand } from "../refunds/end-refund.ts";
import { readPayment } from "./queries.ts";

/**
 * Requests the refund of a payment. Above the limit of the settings it waits until another member of
 * staff requests it too.
 * @throws not-found for what was not paid; credit-short; second-person-needed for the same person
 */
export async function refundPayment(
  context: RequestContext,
  author: StaffAuthor,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  const { now, settings } = context;
  const refundId = await context.db.transaction(async (tx) => {
    const payment = await readPayment(tx, id);
    if (payment.refund && payment.refund.state !== "refused") return null;
    if (!["paid", "surplus", "mismatch"].includes(payment.state)) throw refusal("not-found");
    const approved = await approve(tx, author, {
      action: "payments.refund",
      recordId: id,
      amount: payment.amount_fcfa,
      limit: settings.refundApprovalFcfa,
      detail: reason,
      now,
    });
    if (approved.waits) return null;
    const refund = await requestRefund({ ...context, db: tx }, id, approved.askedBy);
    const after = { amount_fcfa: payment.amount_fcfa, reason, requested_by: approved.askedBy };
    await recordChange(tx, author, now, { action: "payments.refund", id, before: null, after });
    return refund.id;
  });
  if (refundId !== null) await sendRefund(context, refundId);
}

/**
 * Records how the refund of what is left of a payment ended that staff make by hand at the company.
 * @throws not-found for the payment; refund-ended when none waits for it
 */
export async function endRefundOf(
  context: RequestContext,
  author: StaffAuthor,
  { id, made }: { id: number; made: boolean },
): Promise<void> {
  await readPayment(context.db, id);
  const refund = await findOpenRefund(context.db, id);
  if (!refund) throw refusal("refund-ended");
  await endRefundByHand(context, author, { id: refund.id, made });
}
