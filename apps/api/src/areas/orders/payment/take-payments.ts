import { and, eq, isNotNull, isNull, ne } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { refusedPayment } from "../../ledger/entries/moves.ts";
import { recordTransaction } from "../../ledger/entries/record-transaction.ts";
import { payments } from "../../payments/payments/tables.ts";
import {
  closeSubjectPayment,
  openSubjectPayment,
  payableAmount,
} from "../../payments/subjects/open-subject-payment.ts";
import { refundPayment } from "../../payments/subjects/refund-subject.ts";
import { notifyCustomer } from "../emails/notify.ts";
import { lockOrder, type WholeOrder } from "../orders/lock-order.ts";
import { addInstalment, listInstalments, paidByInstalments } from "./instalments.ts";

const subjectOf = (id: number) => ({ kind: "order" as const, id });

/** Whether a locked order waits for its payment: placed, with its stock reserved. */
export function isPayable({ order, suborders }: WholeOrder): boolean {
  return (
    order.paidAt === null &&
    order.reservedUntil !== null &&
    suborders.every(({ state }) => state === "placed")
  );
}

/** The payments of an order that were made; each is an instalment where one alone does not pay it. */
async function listMade(db: Database, orderId: number) {
  return db
    .select({ id: payments.id, amountFcfa: payments.payableFcfa })
    .from(payments)
    .where(
      and(
        eq(payments.subjectKind, "order"),
        eq(payments.subjectId, orderId),
        isNotNull(payments.paidAt),
      ),
    )
    .orderBy(payments.id);
}

/**
 * Takes the payments of a locked order that is paid in instalments, in the caller's transaction; one
 * that comes too late, or above what is left, is given back. A second call changes nothing.
 * @returns false for an order that one payment pays: it is not for this rule
 */
export async function takeInstalmentPayments(
  context: RequestContext,
  whole: WholeOrder,
): Promise<boolean> {
  const { db: tx } = context;
  const { order } = whole;
  const known = await listInstalments(tx, order.id);
  const made = await listMade(tx, order.id);
  const isWhole = made.every(({ amountFcfa }) => amountFcfa >= payableAmount(order.totalFcfa));
  if (known.length === 0 && isWhole) return false;
  const taken = new Set(known.map(({ paymentId }) => paymentId));
  for (const payment of made.filter(({ id }) => !taken.has(id)))
    await takePayment(context, order.id, payment);
  return true;
}

async function takePayment(
  context: RequestContext,
  orderId: number,
  { id: paymentId, amountFcfa }: { id: number; amountFcfa: number },
): Promise<void> {
  const { db: tx, jobs, now } = context;
  const whole = await lockOrder(tx, orderId);
  if (whole === null) return;
  const leftFcfa = whole.order.totalFcfa - (await paidByInstalments(tx, orderId));
  // What a payment rounds up of the last francs is no instalment.
  const isDue = leftFcfa > 0 && amountFcfa <= payableAmount(leftFcfa);
  if (isPayable(whole) && whole.suborders.length === 1 && isDue)
    return addInstalment(context, whole, { paymentId }, Math.min(amountFcfa, leftFcfa));
  const isNew = await recordTransaction(tx, {
    key: `order:${orderId}:refused:${paymentId}`,
    kind: "payment",
    subject: subjectOf(orderId),
    entries: refusedPayment(amountFcfa),
    now,
  });
  if (!isNew) return;
  await refundPayment(context, paymentId);
  await notifyCustomer(tx, jobs, whole.order, null, "late");
}

/**
 * Opens the payment of what a locked order still lacks, for one of its payers, as much of it as one
 * payment takes; payments of others that nobody made are closed.
 * @returns the reference of its page, and its amount in FCFA
 */
export async function openRemainder(
  { db: tx, payments: { mostFcfa }, now }: RequestContext,
  { order }: WholeOrder,
  payer: { customerId: number; label: string; backPath: string },
): Promise<{ reference: string; amountFcfa: number }> {
  const { customerId, label, backPath } = payer;
  const subject = subjectOf(order.id);
  const ofOrder = [
    eq(payments.subjectKind, "order"),
    eq(payments.subjectId, order.id),
    isNull(payments.closedAt),
  ];
  const closed = { closedAt: now };
  await tx
    .update(payments)
    .set(closed)
    .where(and(...ofOrder, isNotNull(payments.paidAt)));
  await tx
    .update(payments)
    .set(closed)
    .where(and(...ofOrder, ne(payments.customerId, customerId)));
  const leftFcfa = order.totalFcfa - (await paidByInstalments(tx, order.id));
  const amountFcfa = nextInstalment(leftFcfa, mostFcfa);
  const opened = await openSubjectPayment(tx, {
    ...{ customerId, subject, amountFcfa, label, backPath, now },
  });
  return { reference: opened.reference, amountFcfa: opened.payableFcfa };
}

/** What of a remainder one payment takes, so that the next one takes what is left of it. */
export function nextInstalment(leftFcfa: number, mostFcfa: number): number {
  const most = Math.floor(mostFcfa / 5) * 5;
  if (leftFcfa <= most) return leftFcfa;
  return Math.min(most, leftFcfa - payableAmount(0));
}

/** Closes the payment of an order that nobody made: what it lacks is another amount now. */
export function closePayment(tx: Database, orderId: number, now: Date): Promise<void> {
  return closeSubjectPayment(tx, subjectOf(orderId), now);
}
