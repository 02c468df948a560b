import { and, eq, inArray, sum } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { giveCredit } from "../credit/credit.ts";
import { creditNotes } from "../credit-notes/tables.ts";
import { creditSale } from "../invoices/write-invoice.ts";
import { attemptMachine, paymentMachine } from "../payments/payment-state.ts";
import { findAttempt } from "../payments/queries.ts";
import { paymentAttempts, payments } from "../payments/tables.ts";
import { refundMachine } from "./refund-state.ts";
import { refunds } from "./tables.ts";

/**
 * Records the result of a refund with all that follows, in one transaction: the payment is refunded and its
 * payment with it once nothing is left of it and it has its credit note, or the withheld credit is given back. The job
 * `refund-closed` tells the subject of the payment. A second call changes nothing.
 * @param recordedBy an operator's name, or `gateway`
 * @returns whether it was this call that closed it
 */
export async function recordRefundResult(
  { db, jobs, now }: Pick<RequestContext, "db" | "jobs" | "now">,
  refundId: number,
  state: "done" | "refused",
  recordedBy: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [refund] = await tx
      .update(refunds)
      .set({ state, recordedBy, recordedAt: now, nextLookAt: null })
      .where(and(eq(refunds.id, refundId), inArray(refunds.state, refundMachine.before(state))))
      .returning();
    const found = refund && (await findAttempt(tx, refund.attemptId));
    if (!refund || !found) return false;
    const { payment, attempt } = found;
    if (payment.subjectKind !== null) await jobs.enqueue(tx, "refund-closed", { refundId });
    if (state === "refused") {
      const { customerId, channelId } = payment;
      const key = `refund:${refund.id}:returned`;
      const { units } = refund;
      if (channelId === null || customerId === null) return true;
      await giveCredit(tx, { customerId, channelId, units, reason: "refund", key });
      return true;
    }
    await tx
      .insert(creditNotes)
      .values({ refundId: refund.id, createdAt: now })
      .onConflictDoNothing();
    const { amountFcfa } = refund;
    const back = { key: `refund:${refund.id}`, amountFcfa };
    await creditSale({ db: tx, jobs, now }, { kind: "payment", id: attempt.id }, back);
    if ((await refundedOf(tx, attempt.id)) < attempt.amountFcfa) return true;
    await tx
      .update(paymentAttempts)
      .set({ state: attemptMachine.transition(attempt.state, "refunded") })
      .where(eq(paymentAttempts.id, attempt.id));
    if (attempt.state === "paid" && paymentMachine.may(payment.state, "refunded"))
      await tx
        .update(payments)
        .set({ state: paymentMachine.transition(payment.state, "refunded") })
        .where(eq(payments.id, payment.id));
    return true;
  });
}

/** What was given back of a payment, in FCFA. */
async function refundedOf(tx: Database, attemptId: number): Promise<number> {
  const [row] = await tx
    .select({ total: sum(refunds.amountFcfa).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.attemptId, attemptId), eq(refunds.state, "done")));
  return row?.total ?? 0;
}
