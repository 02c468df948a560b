import { mobileMachine } from "@jdj/contract/contributions/mobile-money-states";
import { eq } from "drizzle-orm";
import { type AppContext, requestContext } from "../../../app-context.ts";
import { debitAccount } from "../../ledger/entries/debit-account.ts";
import { paidRefund } from "../../ledger/entries/moves.ts";
import { recordTransaction } from "../../ledger/entries/record-transaction.ts";
import { findRefundOfSubject } from "../../payments/refunds/queries.ts";
import { lockMobile } from "./queries.ts";
import { contributionPayments } from "./tables.ts";

/** Records that a contribution was given back, all of it or a part. A second call changes nothing. */
export async function recordContributionRefund(app: AppContext, refundId: number): Promise<void> {
  const { db, now } = requestContext(app);
  const found = await findRefundOfSubject(db, refundId);
  if (found?.subjectId == null || found.isSurplus || found.refund.state !== "done") return;
  const { subjectId: id, refund } = found;
  const subject = { kind: "contribution" as const, id };
  await db.transaction(async (tx) => {
    const isNew = await recordTransaction(tx, {
      key: `refund:${refund.id}`,
      kind: "refund-paid",
      subject,
      entries: paidRefund(refund.amountFcfa),
      now,
    });
    const row = await lockMobile(tx, id);
    if (!isNew || row?.payment.state !== "paid") return;
    const whose = {
      account: "contributions" as const,
      contributionEventId: row.contributor.eventId,
    };
    const taken = await debitAccount(tx, whose, refund.amountFcfa);
    await recordTransaction(tx, {
      key: `contribution:${id}:refund:${refund.id}`,
      kind: "refund",
      subject,
      entries: [...taken.entries, { account: "refunds", amountFcfa: -refund.amountFcfa }],
      now,
    });
    const refundedFcfa = row.payment.refundedFcfa + refund.amountFcfa;
    const isWhole = refundedFcfa === row.payment.amountFcfa;
    await tx
      .update(contributionPayments)
      .set({
        refundedFcfa,
        ...(isWhole && { state: mobileMachine.transition(row.payment.state, "refunded") }),
      })
      .where(eq(contributionPayments.id, id));
  });
}
