import { refusal } from "@jdj/contract/call/refusals";
import { consoleMessages } from "@jdj/contract/console/messages";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../../app-context.ts";
import { markPageSeenTo } from "../../../identity/notices/tell-staff.ts";
import { approve, type StaffAuthor } from "../../../staff/approvals/approve.ts";
import { recordChange } from "../../../staff/audit/record-change.ts";
import { recordRefundResult } from "../record-refund-result.ts";
import { refunds } from "../tables.ts";

/** The action of a refund whose result is recorded. */
export const END_REFUND = "payments.end-refund";

/**
 * Records how a refund ended that staff make by hand at the company: of a whole payment, or of a
 * part of it. Above the limit of the settings it waits until another member of staff says the same.
 * @throws not-found; refund-ended when it does not wait for a person; second-person-needed;
 *   access-too-new
 */
export async function endRefundByHand(
  { db, jobs, now, settings }: RequestContext,
  author: StaffAuthor,
  { id, made }: { id: number; made: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id)).for("update");
    if (!refund) throw refusal("not-found");
    if (refund.state !== "by-hand") throw refusal("refund-ended");
    const state = made ? "done" : "refused";
    const page = `refunds/${id}/show`;
    await markPageSeenTo(tx, now, page);
    const approved = await approve(tx, author, {
      action: END_REFUND,
      recordId: id,
      page,
      amount: refund.amountFcfa,
      limit: settings.refundApprovalFcfa,
      detail: made ? consoleMessages.refundMade : consoleMessages.refundDropped,
      change: { made },
      now,
    });
    if (approved.waits) return;
    const by = approved.askedBy;
    const isRecorded = await recordRefundResult({ db: tx, jobs, now }, id, state, by);
    if (!isRecorded) throw refusal("refund-ended");
    const after = { state, amount_fcfa: refund.amountFcfa, requested_by: by };
    const change = { id: refund.attemptId, before: { state: refund.state }, after };
    await recordChange(tx, author, now, { action: END_REFUND, ...change });
  });
}
