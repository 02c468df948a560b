import { and, eq, inArray, isNotNull, isNull, notExists, or, sum } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../../database/connect.ts";
import { events } from "../../notebook/events/tables.ts";
import { creditNoteName } from "../credit-notes/credit-note-address.ts";
import { listCreditNotes } from "../credit-notes/list-credit-notes.ts";
import { findPayer } from "../initiations/find-payer.ts";
import { findSignedInvoice, type SignedInvoice } from "../invoices/queries.ts";
import type { PaymentOrder } from "../orders/open-order.ts";
import type { Attempt } from "../orders/queries.ts";
import { paymentAttempts, paymentOrders, receipts } from "../orders/tables.ts";
import { refunds } from "../refunds/tables.ts";

const ofSurplus = alias(receipts, "of_surplus");

/** The contents of a receipt. */
export interface Receipt {
  number: number;
  order: PaymentOrder;
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
 * The receipt of an order, or of the second payment of one that was paid twice, by that attempt's
 * reference; null while it is not paid.
 */
export async function findReceipt(db: Database, reference: string): Promise<Receipt | null> {
  const isOfOrder = and(isNull(receipts.attemptId), eq(paymentOrders.reference, reference));
  const paysOrder = and(
    isNull(receipts.attemptId),
    eq(paymentAttempts.orderId, paymentOrders.id),
    inArray(paymentAttempts.state, ["paid", "refunded"]),
    notExists(
      db
        .select({ id: ofSurplus.id })
        .from(ofSurplus)
        .where(eq(ofSurplus.attemptId, paymentAttempts.id)),
    ),
  );
  const [row] = await db
    .select({ number: receipts.id, order: paymentOrders, attempt: paymentAttempts })
    .from(receipts)
    .innerJoin(paymentOrders, eq(paymentOrders.id, receipts.orderId))
    .innerJoin(paymentAttempts, or(eq(paymentAttempts.id, receipts.attemptId), paysOrder))
    .where(
      or(isOfOrder, and(isNotNull(receipts.attemptId), eq(paymentAttempts.reference, reference))),
    );
  if (!row) return null;
  return findReceiptOf(db, row);
}

/** The receipt of one payment of an order. */
export async function findReceiptOf(
  db: Database,
  paid: { number: number; order: PaymentOrder; attempt: Attempt },
): Promise<Receipt> {
  const { order, attempt } = paid;
  const { givenNames, lastName } = await findPayer(db, order.customerId);
  const [event] =
    order.eventId === null
      ? []
      : await db
          .select({ name: events.name, seed: events.seed })
          .from(events)
          .where(eq(events.id, order.eventId));
  const notes = await listCreditNotes(db, [order.id]);
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
  order: Pick<PaymentOrder, "id">,
  attempt: Pick<Attempt, "id">,
): Promise<number> {
  const rows = await db
    .select({ number: receipts.id, attemptId: receipts.attemptId })
    .from(receipts)
    .where(eq(receipts.orderId, order.id));
  const own = rows.find(({ attemptId }) => attemptId === attempt.id);
  return (own ?? rows.find(({ attemptId }) => attemptId === null))?.number ?? 0;
}
