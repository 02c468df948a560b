import { randomUUID } from "node:crypto";
import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { consoleMessages } from "@jdj/contract/console/messages";
import type { RequestContext } from "../../../app-context.ts";
import { findOpenRefund } from "../../payments/refunds/queries.ts";
import { isPartlyRefundable, lockRefundable } from "../../payments/refunds/refund-left.ts";
import { requestRefund } from "../../payments/refunds/request-refund.ts";
import { sendRefund } from "../../payments/refunds/send-refund.ts";
import { endRefundByHand } from "../../payments/refunds/staff/end-refund.ts";
import { approve, type StaffAuthor } from "../../staff/approvals/approve.ts";
import { recordChange } from "../../staff/audit/record-change.ts";
import { isInDispute } from "../disputes/disputed-money.ts";
import { givenBackToday } from "./given-back-today.ts";
import { readPayment } from "./queries.ts";

/** What staff ask to give back of a payment. */
export interface AskedRefund {
  id: number;
  reason: string;
  /** In FCFA; all that is left without. */
  amountFcfa?: number | undefined;
  /** What the page showed as left, in FCFA. */
  seenLeftFcfa?: number | undefined;
}

/**
 * How much is given back. @throws field errors at `amount_fcfa`; changed-meanwhile when something
 * else is left than the page showed
 */
function checkAmount(
  { amountFcfa, seenLeftFcfa }: AskedRefund,
  leftFcfa: number,
  isPartly: boolean,
): number {
  if (seenLeftFcfa !== undefined && seenLeftFcfa !== leftFcfa) throw refusal("changed-meanwhile");
  const refuse = (sentence: string) => fieldRefusal({ amount_fcfa: [sentence] });
  if (amountFcfa === undefined) return leftFcfa;
  if (amountFcfa > leftFcfa) throw refuse(consoleMessages.refundTooHigh);
  if (amountFcfa < leftFcfa && !isPartly) throw refuse(consoleMessages.refundWhole);
  return amountFcfa;
}

/**
 * Requests the refund of what is left of a payment, or of a part of it. Above the limit of the
 * settings, with what the payer got back on this day, it waits until another member of staff requests
 * the same amount too. Without an amount a repeated request changes nothing.
 * @throws not-found for what was not paid; dispute-open while it is disputed, and decided there;
 *   field errors at `amount_fcfa`; changed-meanwhile;
 *   credit-short; second-person-needed for the same person; access-too-new
 */
export async function refundPayment(
  context: RequestContext,
  author: StaffAuthor,
  asked: AskedRefund,
): Promise<void> {
  const { now, settings } = context;
  const { id, reason } = asked;
  const refundId = await context.db.transaction(async (tx) => {
    const found = await lockRefundable(tx, id);
    if (!found) throw refusal("not-found");
    const { payment, attempt, leftFcfa } = found;
    if (attempt.state === "paid" && (await isInDispute(tx, payment))) throw refusal("dispute-open");
    const amountFcfa = checkAmount(asked, leftFcfa, isPartlyRefundable(payment.subjectKind));
    const last = await findOpenRefund(tx, id);
    if (amountFcfa === 0 && last) return null;
    if (amountFcfa === 0) throw refusal("not-found");
    const approved = await approve(tx, author, {
      action: "payments.refund",
      recordId: id,
      amount: amountFcfa,
      doneToday: await givenBackToday(tx, payment, now),
      limit: settings.refundApprovalFcfa,
      detail: reason,
      now,
    });
    if (approved.waits) return null;
    // All that is left has no name, once; each further refund has one of its own.
    const isLeft = amountFcfa === leftFcfa && last === null;
    const scope = isLeft ? null : { scope: `staff:${randomUUID()}`, amountFcfa };
    const refund = await requestRefund({ ...context, db: tx }, id, approved.askedBy, scope);
    const after = { amount_fcfa: amountFcfa, reason, requested_by: approved.askedBy };
    const before = { left_fcfa: leftFcfa, paid_fcfa: attempt.amountFcfa };
    await recordChange(tx, author, now, { action: "payments.refund", id, before, after });
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
