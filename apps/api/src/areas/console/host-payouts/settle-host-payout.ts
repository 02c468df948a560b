import { refusal } from "@jdj/contract/call/refusals";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { settleHostPayout } from "../../gifts/payouts/settle-payout.ts";
import { hostPayouts } from "../../gifts/payouts/tables.ts";
import { approve, dropApproval, type StaffAuthor } from "../approvals/approve.ts";
import { recordChange } from "../audit/record-change.ts";

/** The action of a payout that was sent. */
export const PAY_ACTION = "host-payouts.pay";

/** A payout that is not settled yet, locked. @throws not-found; payout-settled */
async function lockRequested(tx: Database, id: number) {
  const [payout] = await tx.select().from(hostPayouts).where(eq(hostPayouts.id, id)).for("update");
  if (!payout) throw refusal("not-found");
  if (payout.state !== "requested") throw refusal("payout-settled");
  return payout;
}

/**
 * Records that a payout was sent, with the reference of the transfer. Above the limit of the
 * settings it waits until another member of staff records it too.
 * @throws not-found; payout-settled; second-person-needed
 */
export async function payHostPayout(
  context: RequestContext,
  author: StaffAuthor,
  id: number,
  transferReference: string,
): Promise<void> {
  const { now, settings } = context;
  await context.db.transaction(async (tx) => {
    const { amountFcfa: amount } = await lockRequested(tx, id);
    const limit = settings.refundApprovalFcfa;
    const asked = { action: PAY_ACTION, recordId: id, amount, limit, now } as const;
    const approved = await approve(tx, author, { ...asked, detail: transferReference });
    if (approved.waits) return;
    const result = { state: "paid", transferReference } as const;
    await settleHostPayout({ ...context, db: tx }, id, result, approved.askedBy);
    const after = { state: "paid", amount_fcfa: amount, transfer_reference: transferReference };
    const before = { state: "requested" };
    await recordChange(tx, author, now, { action: PAY_ACTION, id, before, after });
  });
}

/** Records that a payout is refused: it is owed again. @throws not-found; payout-settled */
export async function refuseHostPayout(
  context: RequestContext,
  author: StaffAuthor,
  id: number,
  reason: string,
): Promise<void> {
  const { now } = context;
  await context.db.transaction(async (tx) => {
    const { amountFcfa } = await lockRequested(tx, id);
    await dropApproval(tx, PAY_ACTION, id);
    await settleHostPayout({ ...context, db: tx }, id, { state: "refused", reason }, author.name);
    const after = { state: "refused", amount_fcfa: amountFcfa, reason };
    const before = { state: "requested" };
    await recordChange(tx, author, now, { action: "host-payouts.refuse", id, before, after });
  });
}
