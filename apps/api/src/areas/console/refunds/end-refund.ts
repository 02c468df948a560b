import { refusal } from "@jdj/contract/call/refusals";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { recordRefundResult } from "../../payments/refunds/record-refund-result.ts";
import { refunds } from "../../payments/refunds/tables.ts";
import type { StaffAuthor } from "../approvals/approve.ts";
import { recordChange } from "../audit/record-change.ts";

/**
 * Records how a refund ended that staff make by hand at the company: of a whole payment, or of a
 * part of it.
 * @throws not-found; refund-ended when it does not wait for a person
 */
export async function endRefundByHand(
  { db, jobs, now }: RequestContext,
  author: StaffAuthor,
  { id, made }: { id: number; made: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id)).for("update");
    if (!refund) throw refusal("not-found");
    if (refund.state !== "by-hand") throw refusal("refund-ended");
    const state = made ? "done" : "refused";
    const isRecorded = await recordRefundResult({ db: tx, jobs, now }, id, state, author.name);
    if (!isRecorded) throw refusal("refund-ended");
    const after = { state, amount_fcfa: refund.amountFcfa };
    const change = { id: refund.attemptId, before: { state: refund.state }, after };
    await recordChange(tx, author, now, { action: "payments.end-refund", ...change });
  });
}
