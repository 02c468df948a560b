import { and, eq, ne } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import type { Standing } from "../../../drivers/payments/port.ts";
import type { Jobs } from "../../../jobs/jobs.ts";
import { paymentResults } from "../../../metrics.ts";
import { giveCredit, surplusKey } from "../credit/credit.ts";
import { invoiceUnits } from "../invoices/write-invoice.ts";
import type { Payment } from "../payments/open-payment.ts";
import { attemptMachine, paymentMachine } from "../payments/payment-state.ts";
import type { Attempt } from "../payments/queries.ts";
import { paymentAttempts, payments, receipts } from "../payments/tables.ts";
import { decideAttempt } from "./decide-attempt.ts";
import { tellOfMismatch } from "./tell-of-mismatch.ts";

/**
 * Records the status of an attempt at its gateway, with all that follows, in one
 * transaction: the attempt and its payment are paid, the receipt has its number and our own sale its invoice, the units are
 * credited and what waits for the payment is queued (a campaign, or the
 * subject of the payment), or none of it. A repetition, also a simultaneous
 * one, changes nothing. The payer of a wrong amount is told what happens with the money.
 * @param context `settings` is missing where staff or the demonstration settle by hand: nobody is told
 */
export async function settlePayment(
  {
    db,
    jobs,
    now,
    settings,
  }: { db: Database; jobs: Jobs; now: Date; settings?: RequestContext["settings"] },
  attemptId: number,
  standing: Standing,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [named] = await tx
      .select({ paymentId: paymentAttempts.paymentId })
      .from(paymentAttempts)
      .where(eq(paymentAttempts.id, attemptId));
    if (!named) return;
    // The lock serializes: whoever waits here reads what the transaction before it wrote.
    const [payment] = await tx
      .select()
      .from(payments)
      .where(eq(payments.id, named.paymentId))
      .for("update");
    const [attempt] = await tx
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.id, attemptId));
    if (!payment || !attempt) return;

    const decision = decideAttempt({ attempt, paymentState: payment.state, standing, now });
    if (decision === null) return;
    paymentResults.inc({ gateway: attempt.gateway, state: decision.state });
    const { state: next } = decision;
    if (next !== undefined && next !== attempt.state)
      attemptMachine.transition(attempt.state, next);
    await tx.update(paymentAttempts).set(decision).where(eq(paymentAttempts.id, attemptId));
    if (decision.state === "paid") await pay(tx, jobs, payment, attempt, now);
    else if (decision.state === "surplus") await settleSurplus(tx, jobs, payment, attempt, now);
    else if (decision.state === "pending") await reopen(tx, payment);
    else if (decision.state === "failed" || decision.state === "expired")
      await failPayment(tx, payment, attempt, decision.state);
    else if (decision.state === "mismatch" && settings)
      await tellOfMismatch({ db: tx, jobs, settings }, payment, attempt);
  });
}

async function pay(
  tx: Database,
  jobs: Jobs,
  payment: Payment,
  attempt: Attempt,
  now: Date,
): Promise<void> {
  await tx
    .update(payments)
    .set({ state: paymentMachine.transition(payment.state, "paid"), paidAt: now })
    .where(eq(payments.id, payment.id));
  await tx.insert(receipts).values({ paymentId: payment.id, createdAt: now });
  await invoiceUnits({ db: tx, jobs, now }, payment, attempt);
  const { subjectKind: kind, subjectId: id, channelId, customerId } = payment;
  if (kind !== null && id !== null)
    await jobs.enqueue(tx, "payment-paid", { paymentId: payment.id, subject: { kind, id } });
  if (channelId === null || customerId === null) return;
  await giveCredit(tx, {
    customerId,
    channelId,
    units: payment.units,
    remainder: {
      remainderFcfa: attempt.amountFcfa - payment.totalFcfa,
      unitFcfa: payment.unitFcfa,
    },
    reason: "payment",
    key: `payment:${payment.id}`,
  });
  if (payment.campaignId !== null)
    await jobs.enqueue(tx, "payment-paid", {
      paymentId: payment.id,
      campaignId: payment.campaignId,
    });
}

/**
 * A payment that was paid twice: the second attempt has a receipt of its own and becomes credit, or
 * is refunded when the payment is of a subject.
 */
async function settleSurplus(
  tx: Database,
  jobs: Jobs,
  payment: Payment,
  attempt: Attempt,
  now: Date,
): Promise<void> {
  await tx
    .insert(receipts)
    .values({ paymentId: payment.id, attemptId: attempt.id, createdAt: now })
    .onConflictDoNothing();
  const { channelId, customerId } = payment;
  if (channelId === null || customerId === null) {
    await jobs.enqueue(tx, "refund-payment", { attemptId: attempt.id });
    return;
  }
  await giveCredit(tx, {
    customerId,
    channelId,
    units: payment.units,
    remainder: {
      remainderFcfa: attempt.amountFcfa - payment.totalFcfa,
      unitFcfa: payment.unitFcfa,
    },
    reason: "surplus",
    key: surplusKey(attempt.id),
  });
  await invoiceUnits({ db: tx, jobs, now }, payment, attempt);
}

/** An attempt that was recorded as failed is open at the company: its payer may still pay. */
async function reopen(tx: Database, payment: Payment): Promise<void> {
  if (!paymentMachine.may(payment.state, "pending")) return;
  await tx
    .update(payments)
    .set({ state: paymentMachine.transition(payment.state, "pending") })
    .where(eq(payments.id, payment.id));
}

/** The payment fails with its last attempt; while another is pending it stays pending. */
async function failPayment(
  tx: Database,
  payment: Payment,
  attempt: Attempt,
  state: "failed" | "expired",
): Promise<void> {
  if (!paymentMachine.may(payment.state, state)) return;
  const others = await tx
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.paymentId, payment.id),
        eq(paymentAttempts.state, "pending"),
        ne(paymentAttempts.id, attempt.id),
      ),
    );
  if (others.length > 0) return;
  await tx
    .update(payments)
    .set({ state: paymentMachine.transition(payment.state, state) })
    .where(eq(payments.id, payment.id));
}
