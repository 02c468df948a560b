import type { SubjectKind } from "@jdj/contract/payments/subjects";
import { and, eq, inArray, ne, sum } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { paymentAttempts, payments } from "../payments/tables.ts";
import { refunds } from "./tables.ts";

const refundable = ["paid", "surplus", "mismatch"];

/**
 * What is left to give back of a payment, in FCFA; 0 for one that was not paid, or is given back.
 * @param askedFcfa the sum of its refunds that were not refused
 */
export function leftOf(payment: { state: string; amountFcfa: number }, askedFcfa: number): number {
  return refundable.includes(payment.state) ? Math.max(0, payment.amountFcfa - askedFcfa) : 0;
}

const partlyRefundable: readonly (SubjectKind | null)[] = [
  "quote",
  "booking",
  "gift",
  "contribution",
  null,
];

/**
 * Whether a part of a payment may be given back by itself: of a deposit, of a gift, or of credit. Of an
 * order a part is given back on the order's page, which knows its seller. A share of fabric is given back
 * whole: it is one person's cloth, and another quantity is paid anew.
 */
export function isPartlyRefundable(subjectKind: SubjectKind | null): boolean {
  return partlyRefundable.includes(subjectKind);
}

/** What was given back of some payments, or is on its way, in FCFA by their numbers. */
export async function askedRefunds(
  db: Database,
  attemptIds: readonly number[],
): Promise<Map<number, number>> {
  if (attemptIds.length === 0) return new Map();
  const rows = await db
    .select({ id: refunds.attemptId, total: sum(refunds.amountFcfa).mapWith(Number) })
    .from(refunds)
    .where(and(inArray(refunds.attemptId, [...attemptIds]), ne(refunds.state, "refused")))
    .groupBy(refunds.attemptId);
  return new Map(rows.map(({ id, total }) => [id, total ?? 0]));
}

/**
 * A payment with its payment and what is left to give back of it, in FCFA. The payment is locked until
 * the transaction ends, so that two refunds of a payment wait for each other; null for no payment.
 */
export async function lockRefundable(tx: Database, attemptId: number) {
  const ofAttempt = tx
    .select({ paymentId: paymentAttempts.paymentId })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.id, attemptId));
  const [payment] = await tx
    .select()
    .from(payments)
    .where(inArray(payments.id, ofAttempt))
    .for("update");
  const [attempt] = await tx
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.id, attemptId));
  if (!payment || !attempt) return null;
  const asked = (await askedRefunds(tx, [attemptId])).get(attemptId) ?? 0;
  return { payment, attempt, leftFcfa: leftOf(attempt, asked) };
}
