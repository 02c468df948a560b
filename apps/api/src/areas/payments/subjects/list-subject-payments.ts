import type { SubjectKind, SubjectPayment } from "@jdj/contract/payments/subjects";
import { and, desc, eq, inArray, ne, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { listCreditNotes, presentCreditNotes } from "../credit-notes/list-credit-notes.ts";
import type { Payment } from "../payments/open-payment.ts";
import { paymentAttempts, payments } from "../payments/tables.ts";
import { listReceipts, presentReceipts } from "../receipts/list-receipts.ts";
import { receiptAddress } from "../receipts/receipt-address.ts";
import { refunds } from "../refunds/tables.ts";

/**
 * The payments of some subjects of one kind, by the number of the subject: of each the newest that was
 * paid, else the newest, with what was given back of any of them.
 */
export async function listSubjectPayments(
  { db, settings, now }: Pick<RequestContext, "db" | "settings" | "now">,
  kind: SubjectKind,
  ids: readonly number[],
): Promise<Map<number, SubjectPayment>> {
  if (ids.length === 0) return new Map();
  const givenBack = db
    .select({ total: sql<number>`coalesce(sum(${refunds.amountFcfa}), 0)` })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(
      and(
        eq(paymentAttempts.paymentId, payments.id),
        eq(paymentAttempts.state, "paid"),
        ne(refunds.state, "refused"),
      ),
    );
  const rows = await db
    .select({
      payment: payments,
      isRefunding: sql<boolean>`(${givenBack}) >= ${payments.payableFcfa}`,
    })
    .from(payments)
    .where(and(eq(payments.subjectKind, kind), inArray(payments.subjectId, [...ids])))
    .orderBy(desc(payments.id));
  const paymentIds = rows.map(({ payment }) => payment.id);
  const notes = await listCreditNotes(db, paymentIds);
  const receipts = await listReceipts(db, paymentIds);
  const bySubject = new Map<number, SubjectPayment>();
  for (const { payment, isRefunding } of rows) {
    const { subjectId, reference } = payment;
    if (subjectId === null) continue;
    const known = bySubject.get(subjectId);
    if (known && (payment.paidAt === null || known.paid_at !== null)) continue;
    const ofSubject = rows
      .filter((row) => row.payment.subjectId === subjectId)
      .map((row) => row.payment.id);
    bySubject.set(subjectId, {
      reference,
      amount_fcfa: payment.payableFcfa,
      state: stateOf(payment, isRefunding),
      paid_at: payment.paidAt?.toISOString() ?? null,
      receipt_url: payment.paidAt === null ? null : receiptAddress(settings.secret, reference, now),
      receipts: presentReceipts({ settings, now }, receipts, ofSubject),
      credit_notes: presentCreditNotes({ settings, now }, notes, ofSubject),
    });
  }
  return bySubject;
}

function stateOf(payment: Payment, isRefunding: boolean): SubjectPayment["state"] {
  if (payment.state === "refunded") return "refunded";
  if (payment.state === "paid") return isRefunding ? "refunding" : "paid";
  if (payment.closedAt !== null) return "closed";
  return payment.state === "pending" ? "pending" : "to-pay";
}
