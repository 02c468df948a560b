import { and, eq, ne } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import type { Standing } from "../../../drivers/payments/port.ts";
import type { Jobs } from "../../../jobs/jobs.ts";
import { paymentResults } from "../../../metrics.ts";
import { giveCredit, surplusKey } from "../credit/credit.ts";
import { invoiceUnits } from "../invoices/write-invoice.ts";
import type { PaymentOrder } from "../orders/open-order.ts";
import { attemptMachine, orderMachine } from "../orders/order-state.ts";
import type { Attempt } from "../orders/queries.ts";
import { paymentAttempts, paymentOrders, receipts } from "../orders/tables.ts";
import { decide } from "./decide.ts";
import { tellOfMismatch } from "./tell-of-mismatch.ts";

/**
 * Records the status of an attempt at its gateway, with all that follows, in one
 * transaction: the attempt and its order are paid, the receipt has its number and our own sale its invoice, the units are
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
      .select({ orderId: paymentAttempts.orderId })
      .from(paymentAttempts)
      .where(eq(paymentAttempts.id, attemptId));
    if (!named) return;
    // The lock serializes: whoever waits here reads what the transaction before it wrote.
    const [order] = await tx
      .select()
      .from(paymentOrders)
      .where(eq(paymentOrders.id, named.orderId))
      .for("update");
    const [attempt] = await tx
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.id, attemptId));
    if (!order || !attempt) return;

    const decision = decide({ attempt, orderState: order.state, standing, now });
    if (decision === null) return;
    paymentResults.inc({ gateway: attempt.gateway, state: decision.state });
    const { state: next } = decision;
    if (next !== undefined && next !== attempt.state)
      attemptMachine.transition(attempt.state, next);
    await tx.update(paymentAttempts).set(decision).where(eq(paymentAttempts.id, attemptId));
    if (decision.state === "paid") await pay(tx, jobs, order, attempt, now);
    else if (decision.state === "surplus") await settleSurplus(tx, jobs, order, attempt, now);
    else if (decision.state === "pending") await reopen(tx, order);
    else if (decision.state === "failed" || decision.state === "expired")
      await failOrder(tx, order, attempt, decision.state);
    else if (decision.state === "mismatch" && settings)
      await tellOfMismatch({ db: tx, jobs, settings }, order, attempt);
  });
}

async function pay(
  tx: Database,
  jobs: Jobs,
  order: PaymentOrder,
  attempt: Attempt,
  now: Date,
): Promise<void> {
  await tx
    .update(paymentOrders)
    .set({ state: orderMachine.transition(order.state, "paid"), paidAt: now })
    .where(eq(paymentOrders.id, order.id));
  await tx.insert(receipts).values({ orderId: order.id, createdAt: now });
  await invoiceUnits({ db: tx, jobs, now }, order, attempt);
  const { subjectKind: kind, subjectId: id, channelId, customerId } = order;
  if (kind !== null && id !== null)
    await jobs.enqueue(tx, "order-paid", { orderId: order.id, subject: { kind, id } });
  if (channelId === null || customerId === null) return;
  await giveCredit(tx, {
    customerId,
    channelId,
    units: order.units,
    remainder: { remainderFcfa: attempt.amountFcfa - order.totalFcfa, unitFcfa: order.unitFcfa },
    reason: "order",
    key: `order:${order.id}`,
  });
  if (order.campaignId !== null)
    await jobs.enqueue(tx, "order-paid", { orderId: order.id, campaignId: order.campaignId });
}

/**
 * An order that was paid twice: the second payment has a receipt of its own and becomes credit, or
 * is refunded when the order is of a subject.
 */
async function settleSurplus(
  tx: Database,
  jobs: Jobs,
  order: PaymentOrder,
  attempt: Attempt,
  now: Date,
): Promise<void> {
  await tx
    .insert(receipts)
    .values({ orderId: order.id, attemptId: attempt.id, createdAt: now })
    .onConflictDoNothing();
  const { channelId, customerId } = order;
  if (channelId === null || customerId === null) {
    await jobs.enqueue(tx, "refund-payment", { attemptId: attempt.id });
    return;
  }
  await giveCredit(tx, {
    customerId,
    channelId,
    units: order.units,
    remainder: { remainderFcfa: attempt.amountFcfa - order.totalFcfa, unitFcfa: order.unitFcfa },
    reason: "surplus",
    key: surplusKey(attempt.id),
  });
  await invoiceUnits({ db: tx, jobs, now }, order, attempt);
}

/** An attempt that was recorded as failed is open at the company: its payer may still pay. */
async function reopen(tx: Database, order: PaymentOrder): Promise<void> {
  if (!orderMachine.may(order.state, "pending")) return;
  await tx
    .update(paymentOrders)
    .set({ state: orderMachine.transition(order.state, "pending") })
    .where(eq(paymentOrders.id, order.id));
}

/** The order fails with its last attempt; while another is pending it stays pending. */
async function failOrder(
  tx: Database,
  order: PaymentOrder,
  attempt: Attempt,
  state: "failed" | "expired",
): Promise<void> {
  if (!orderMachine.may(order.state, state)) return;
  const others = await tx
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.orderId, order.id),
        eq(paymentAttempts.state, "pending"),
        ne(paymentAttempts.id, attempt.id),
      ),
    );
  if (others.length > 0) return;
  await tx
    .update(paymentOrders)
    .set({ state: orderMachine.transition(order.state, state) })
    .where(eq(paymentOrders.id, order.id));
}
