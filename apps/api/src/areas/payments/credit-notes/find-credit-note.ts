import { eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { findSignedInvoice, type SignedInvoice } from "../invoices/queries.ts";
import { paymentAttempts, payments } from "../payments/tables.ts";
import { findReceiptNumber, findReceiptOf, type Receipt } from "../receipts/find-receipt.ts";
import { refunds } from "../refunds/tables.ts";
import { creditNotes } from "./tables.ts";

/** The contents of a credit note. */
export interface FoundCreditNote {
  number: number;
  createdAt: Date;
  refund: typeof refunds.$inferSelect;
  /** The normalised credit note; null until it is signed, and for what is not ours to sell. */
  invoice: SignedInvoice | null;
  /** The receipt of the payment that was given back. */
  receipt: Receipt;
}

/** A credit note by its number, with the receipt that it is of; null for a missing one. */
export async function findCreditNote(
  db: Database,
  number: number,
): Promise<FoundCreditNote | null> {
  const [row] = await db
    .select({
      number: creditNotes.id,
      createdAt: creditNotes.createdAt,
      refund: refunds,
      attempt: paymentAttempts,
      payment: payments,
    })
    .from(creditNotes)
    .innerJoin(refunds, eq(refunds.id, creditNotes.refundId))
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .where(eq(creditNotes.id, number));
  if (!row) return null;
  const { payment, attempt, createdAt, refund } = row;
  const receipt = await findReceiptOf(db, {
    ...{ payment, attempt },
    number: await findReceiptNumber(db, payment, attempt),
  });
  const invoice = await findSignedInvoice(db, `refund:${refund.id}`);
  return { number: row.number, createdAt, refund, invoice, receipt };
}
