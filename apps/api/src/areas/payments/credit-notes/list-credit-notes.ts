import type { CreditNote } from "@jdj/contract/payments/credit-notes";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { paymentAttempts } from "../payments/tables.ts";
import { refunds } from "../refunds/tables.ts";
import { creditNoteAddress, creditNoteName } from "./credit-note-address.ts";
import { creditNotes } from "./tables.ts";

/** A credit note with the payment that was given back. */
export interface StoredCreditNote {
  number: number;
  paymentId: number;
  attemptId: number;
  amountFcfa: number;
  createdAt: Date;
}

/** The credit notes of some payments, oldest first. */
export async function listCreditNotes(
  db: Database,
  paymentIds: readonly number[],
): Promise<StoredCreditNote[]> {
  if (paymentIds.length === 0) return [];
  return db
    .select({
      number: creditNotes.id,
      paymentId: paymentAttempts.paymentId,
      attemptId: refunds.attemptId,
      amountFcfa: refunds.amountFcfa,
      createdAt: creditNotes.createdAt,
    })
    .from(creditNotes)
    .innerJoin(refunds, eq(refunds.id, creditNotes.refundId))
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(and(inArray(paymentAttempts.paymentId, [...paymentIds]), eq(refunds.state, "done")))
    .orderBy(asc(creditNotes.id));
}

/** The credit notes of some of those payments as their payer sees them. */
export function presentCreditNotes(
  { settings, now }: Pick<RequestContext, "settings" | "now">,
  notes: readonly StoredCreditNote[],
  paymentIds: readonly number[],
): CreditNote[] {
  return notes
    .filter((note) => paymentIds.includes(note.paymentId))
    .map(({ number, amountFcfa, createdAt }) => ({
      number: creditNoteName(number),
      amount_fcfa: amountFcfa,
      issued_at: createdAt.toISOString(),
      url: creditNoteAddress(settings.secret, number, now),
    }));
}
