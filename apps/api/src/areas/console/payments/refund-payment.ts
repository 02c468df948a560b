import { refusal } from "@jdj/contract/call/refusals";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { findOpenRefund } from "../../payments/refunds/queries.ts";
import { recordRefundResult } from "../../payments/refunds/record-refund-result.ts";
import { requestRefund } from "../../payments/refunds/request-refund.ts";
import { sendRefund } from "../../payments/refunds/send-refund.ts";
import { recordChange } from "../audit/record-change.ts";
import { readPayment } from "./queries.ts";
import { refundApprovals } from "./tables.ts";

/** A member of staff who acts. */
interface StaffAuthor {
  id: number;
  name: string;
}

/** Whether a refund waits for a second member of staff. @param limitFcfa the setting */
export function needsSecondPerson(amountFcfa: number, limitFcfa: number): boolean {
  return amountFcfa > limitFcfa;
}

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
    const amount = { amount_fcfa: payment.amount_fcfa };
    const [waiting] = await tx
      .select()
      .from(refundApprovals)
      .where(eq(refundApprovals.attemptId, id))
      .for("update");
    if (needsSecondPerson(payment.amount_fcfa, settings.refundApprovalFcfa)) {
      if (!waiting) {
        const request = { staffId: author.id, staffName: author.name, reason, createdAt: now };
        await tx.insert(refundApprovals).values({ attemptId: id, ...request });
        const after = { ...amount, reason, waits_for_approval: true };
        await recordChange(tx, author, now, {
          action: "payments.request-refund",
          id,
          before: null,
          after,
        });
        return null;
      }
      if (waiting.staffId === author.id) throw refusal("second-person-needed");
    }
    await tx.delete(refundApprovals).where(eq(refundApprovals.attemptId, id));
    const requestedBy = waiting ? `${waiting.staffName}, ${author.name}` : author.name;
    const refund = await requestRefund({ ...context, db: tx }, id, requestedBy);
    const after = { ...amount, reason, requested_by: requestedBy };
    await recordChange(tx, author, now, { action: "payments.refund", id, before: null, after });
    return refund.id;
  });
  if (refundId !== null) await sendRefund(context, refundId);
}

/**
 * Records how a refund ended that staff make by hand at the company.
 * @throws refund-ended when none waits for it
 */
export async function endRefundByHand(
  { db, jobs, now }: RequestContext,
  author: StaffAuthor,
  { id, made }: { id: number; made: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    await readPayment(tx, id);
    const refund = await findOpenRefund(tx, id);
    if (refund?.state !== "by-hand") throw refusal("refund-ended");
    const state = made ? "done" : "refused";
    const isRecorded = await recordRefundResult(
      { db: tx, jobs, now },
      refund.id,
      state,
      author.name,
    );
    if (!isRecorded) throw refusal("refund-ended");
    const change = { before: { state: refund.state }, after: { state } };
    await recordChange(tx, author, now, { action: "payments.end-refund", id, ...change });
  });
}
