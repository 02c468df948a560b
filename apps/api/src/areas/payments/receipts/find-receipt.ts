import { and, eq, inArray, isNotNull, isNull, notExists, or, sum } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../../database/connect.ts";
import { events } from "../../notebook/events/tables.ts";
import { creditNoteName } from "../credit-notes/credit-note-address.ts";
import { listCreditNotes } from "../credit-notes/list-credit-notes.ts";
import { findPayer } from "../initiations/find-payer.ts";
import { findSignedInvoice, type SignedInvoice } from "../invoices/queries.ts";
import type { Payment } from "../payments/open-payment.ts";
import type { Attempt } from "../payments/queries.ts";
import { paymentAttempts, payments, receipts } from "../payments/tables.ts";
import { refunds } from "../refunds/tables.ts";

const ofSurplus = alias(receipts, "of_surplus");

/** The contents of a receipt. */
export interface Receipt {
  number: number;
  payment: Payment;
  attempt: Attempt;
  payer: string;
  /** What was given back of the payment so far. */
  refundedFcfa: number;
  /** The credit notes of what was given back, oldest first. */
  creditNotes: { name: string; amountFcfa: number }[];
  /** The normalised invoice of the payment; null until it is signed, and for what is not ours to sell. */
  invoice: SignedInvoice | null;
  /** Null when the event is gone. */
  event: { name: string; seed: string } | null;
}

/**
 * The receipt of a payment, or of the second payment of one that was paid twice, by that attempt's
 * reference; null while it is not paid.
 */
export async function findReceipt(db: Database, reference: string): Promise<Receipt | null> {
  const isOfPayment = and(isNull(receipts.attemptId), eq(payments.reference, reference));
  const paysPayment = and(
    isNull(receipts.attemptId),
    eq(paymentAttempts.paymentId, payments.id),
    inArray(paymentAttempts.state, ["paid", "refunded"]),
    notExists(
      db
        .select({ id: ofSurplus.id })
        .from(ofSurplus)
        .where(eq(ofSurplus.attemptId, paymentAttempts.id)),
    ),
  );
  const [row] = await db
    .select({ number: receipts.id, payment: payments, attempt: paymentAttempts })
    .from(receipts)
    .innerJoin(payments, eq(payments.id, receipts.paymentId))
    .innerJoin(paymentAttempts, or(eq(paymentAttempts.id, receipts.attemptId), paysPayment))
    .where(
      or(isOfPayment, and(isNotNull(receipts.attemptId), eq(paymentAttempts.reference, reference))),
    );
  if (!row) return null;
  return findReceiptOf(db, row);
}

/** The receipt of one attempt that succeeded. */
export async function findReceiptOf(
  db: Database,
  paid: { number: number; payment: Payment; attempt: Attempt },
): Promise<Receipt> {
  const { payment, attempt } = paid;
  const { givenNames, lastName } = await findPayer(db, payment.customerId);
  const [event] =
    payment.eventId === null
      ? []
      : await db
          .select({ name: events.name, seed: events.seed })
          .from(events)
          .where(eq(events.id, payment.eventId));
  const notes = await listCreditNotes(db, [payment.id]);
  const ofAttempt = notes.filter(({ attemptId }) => attemptId === attempt.id);
  const [refunded] = await db
    .select({ fcfa: sum(refunds.amountFcfa).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.attemptId, attempt.id), eq(refunds.state, "done")));
  return {
    ...paid,
    refundedFcfa: refunded?.fcfa ?? 0,
    creditNotes: ofAttempt.map(({ number, amountFcfa }) => ({
      name: creditNoteName(number),
      amountFcfa,
    })),
    invoice: await findSignedInvoice(db, `payment:${attempt.id}`),
    payer: `${givenNames} ${lastName}`.trim(),
    event: event ?? null,
  };
}

/** The number of the receipt of a payment; 0 for one that has none, such as one of a wrong amount. */
export async function findReceiptNumber(
  db: Database,
  payment: Pick<Payment, "id">,
  attempt: Pick<Attempt, "id">,
): Promise<number> {
  const rows = await db
    .select({ number: receipts.id, attemptId: receipts.attemptId })
    .from(receipts)
    .where(eq(receipts.paymentId, payment.id));
  const own = rows.find(({ attemptId }) => attemptId === attempt.id);
  return (own ?? rows.find(({ attemptId }) => attemptId === null))?.number ?? 0;
}
