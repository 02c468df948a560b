import { and, asc, desc, eq, gt, inArray, isNull } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { listCreditNotes, type StoredCreditNote } from "../credit-notes/list-credit-notes.ts";
import type { Payment } from "./open-payment.ts";
import { paymentAttempts, payments } from "./tables.ts";

/** One attempt at a payment. */
export type Attempt = typeof paymentAttempts.$inferSelect;

/** A payment with its attempts and the credit notes of its refunds, oldest first. */
export interface PaymentWithAttempts {
  payment: Payment;
  attempts: Attempt[];
  creditNotes: StoredCreditNote[];
}

/** A payment by its reference, which only those who may pay it know; null when there is none. */
export async function findPayment(db: Database, reference: string): Promise<Payment | null> {
  const [payment] = await db.select().from(payments).where(eq(payments.reference, reference));
  return payment ?? null;
}

/** The attempts of some payments, oldest first. */
export function listAttempts(db: Database, paymentIds: number[]): Promise<Attempt[]> {
  if (paymentIds.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.paymentId, paymentIds))
    .orderBy(asc(paymentAttempts.id));
}

/** A payment with its attempts and what was given back. */
export async function withAttempts(db: Database, payment: Payment): Promise<PaymentWithAttempts> {
  const [attempts, creditNotes] = await Promise.all([
    listAttempts(db, [payment.id]),
    listCreditNotes(db, [payment.id]),
  ]);
  return { payment, attempts, creditNotes };
}

const selectPaymentsOfEvent = preparedQuery(
  "payments-of-event",
  (db, { eventId }: Values<{ eventId: number }>) =>
    db
      .select()
      .from(payments)
      .where(eq(payments.eventId, eventId))
      .orderBy(desc(payments.createdAt), desc(payments.id))
      .limit(200),
);

/** The payments of an event, newest first, 200 at most. The caller has checked that the reader is a member. */
export async function listPayments(db: Database, eventId: number): Promise<PaymentWithAttempts[]> {
  const rows = await selectPaymentsOfEvent(db, { eventId });
  const ids = rows.map(({ id }) => id);
  const attempts = await listAttempts(db, ids);
  const notes = await listCreditNotes(db, ids);
  return rows.map((payment) => ({
    payment,
    attempts: attempts.filter(({ paymentId }) => paymentId === payment.id),
    creditNotes: notes.filter(({ paymentId }) => paymentId === payment.id),
  }));
}

/** The later payment that must still be paid for the same campaign; null when there is none. */
export async function findTopUp(db: Database, payment: Payment): Promise<Payment | null> {
  if (payment.campaignId === null || payment.paidAt === null) return null;
  const [later] = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.campaignId, payment.campaignId),
        gt(payments.id, payment.id),
        isNull(payments.paidAt),
        isNull(payments.closedAt),
      ),
    )
    .orderBy(desc(payments.id))
    .limit(1);
  return later ?? null;
}

/** An attempt by its id, with its payment. */
export async function findAttempt(db: Database, attemptId: number) {
  const [row] = await db
    .select({ attempt: paymentAttempts, payment: payments })
    .from(paymentAttempts)
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .where(eq(paymentAttempts.id, attemptId));
  return row ?? null;
}

/** An attempt of a gateway, by our reference or else by the gateway's own. */
export async function findAttemptByName(
  db: Database,
  gateway: Attempt["gateway"],
  names: { reference: string | null; gatewayReference: string | null },
): Promise<Attempt | null> {
  const { reference, gatewayReference } = names;
  const named =
    reference === null
      ? gatewayReference === null
        ? null
        : eq(paymentAttempts.gatewayReference, gatewayReference)
      : eq(paymentAttempts.reference, reference);
  if (named === null) return null;
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.gateway, gateway), named));
  return attempt ?? null;
}
