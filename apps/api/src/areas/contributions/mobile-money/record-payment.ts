import { mobileMachine } from "@jdj/contract/contributions/mobile-money-states";
import { eq } from "drizzle-orm";
import { type AppContext, requestContext } from "../../../app-context.ts";
import { contributionPayment, refusedPayment } from "../../ledger/entries/moves.ts";
import { recordTransaction } from "../../ledger/entries/record-transaction.ts";
import { listMoneyMembers } from "../../notebook/sharing/list-money-members.ts";
import { enqueueNotice } from "../../operations/outgoing-messages/enqueue-notice.ts";
import { payments } from "../../payments/payments/tables.ts";
import { refundPayment } from "../../payments/subjects/refund-subject.ts";
import { lockMobile } from "./queries.ts";
import { contributionPayments } from "./tables.ts";

/**
 * Records that a contribution is paid, also where the register was closed after it was begun; those who
 * answer for the money are told. It is given back only when the event or the contributor is gone. A
 * second call changes nothing.
 * @param paymentId the payment that was made
 */
export async function recordContribution(
  app: AppContext,
  id: number,
  paymentId: number,
): Promise<void> {
  const context = requestContext(app);
  const { now, jobs } = context;
  await context.db.transaction(async (tx) => {
    const found = await lockMobile(tx, id);
    if (found?.payment.state === "paid") return;
    const move = {
      key: `contribution:${id}:payment`,
      kind: "payment" as const,
      subject: { kind: "contribution" as const, id },
      now,
    };
    if (found?.payment.state !== "pending" || found.deletedAt !== null) {
      const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId));
      if (!payment) return;
      const entries = refusedPayment(payment.payableFcfa);
      if (await recordTransaction(tx, { ...move, entries }))
        await refundPayment({ ...context, db: tx }, paymentId);
      return;
    }
    const { payment, contributor } = found;
    await tx
      .update(contributionPayments)
      .set({ state: mobileMachine.transition(payment.state, "paid"), paidAt: now })
      .where(eq(contributionPayments.id, id));
    const entries = contributionPayment(contributor.eventId, payment.amountFcfa);
    await recordTransaction(tx, { ...move, entries });
    for (const { userId } of await listMoneyMembers(tx, contributor.eventId))
      await enqueueNotice({ db: tx, jobs }, "send-contribution-email", {
        kind: "paid",
        paymentId: id,
        userId,
      });
  });
}
