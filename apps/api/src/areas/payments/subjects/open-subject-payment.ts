import { LEAST_FCFA } from "@jdj/contract/payments/price";
import { type SubjectKind, subjectPurposes } from "@jdj/contract/payments/subjects";
import { and, eq, inArray, isNull, ne, type SQL, type SQLWrapper, sql, sum } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { Payment } from "../payments/open-payment.ts";
import { makeReference } from "../payments/payment-reference.ts";
import { paymentAttempts, payments } from "../payments/tables.ts";
import { refunds } from "../refunds/tables.ts";

/** What is paid for. */
export interface PaymentSubject {
  kind: SubjectKind;
  id: number;
}

/** Every payment method takes multiples of this, in FCFA. */
const STEP_FCFA = 5;

/** An amount that every payment method takes as it is: a multiple of 5 FCFA, 100 at least. */
export function payableAmount(fcfa: number): number {
  return Math.max(LEAST_FCFA, Math.ceil(fcfa / STEP_FCFA) * STEP_FCFA);
}

/** The payments of a subject that are not closed: one at most. */
function openPaymentsOf({ kind, id }: PaymentSubject) {
  return and(eq(payments.subjectKind, kind), eq(payments.subjectId, id), isNull(payments.closedAt));
}

/** The payment of a subject, as an area above asks for it. */
interface NewSubjectPayment {
  /** Who pays; null for somebody without an account. */
  customerId: number | null;
  subject: PaymentSubject;
  /** With tax; rounded up by `payableAmount`. */
  amountFcfa: number;
  /** What it is for, in French, on one line: it is on the page and on the receipt. */
  label: string;
  /** The day of the service that a deposit is paid for, `YYYY-MM-DD`. */
  serviceDay?: string | null;
  /** Path of the page that the payer goes back to, `at("giftList", { token })`. */
  backPath?: string;
  now: Date;
}

/**
 * Opens the payment of a subject, in the transaction of the area that asks for it, which
 * locks the subject's row. An unpaid payment of another amount is closed, and so is a paid one that was
 * given back whole; one of the same amount, or a paid one, is returned. It is paid on
 * `at("pay", { reference })` by its customer, or by whoever has the reference where it has no customer.
 * When the payment is settled, the job `payment-paid` calls the handler of the subject's kind
 * (`job-handlers.ts`), which must bear being called twice and must refund a payment that it no longer
 * takes (`refundSubject`).
 */
export async function openSubjectPayment(tx: Database, asked: NewSubjectPayment): Promise<Payment> {
  const { subject, now } = asked;
  const amountFcfa = payableAmount(asked.amountFcfa);
  await tx
    .update(payments)
    .set({ closedAt: now })
    .where(
      and(openPaymentsOf(subject), isNull(payments.paidAt), ne(payments.payableFcfa, amountFcfa)),
    );
  const [known] = await tx.select().from(payments).where(openPaymentsOf(subject));
  if (known && !(await isGivenBack(tx, known))) return known;
  if (known) await tx.update(payments).set({ closedAt: now }).where(eq(payments.id, known.id));
  return addSubjectPayment(tx, asked);
}

/** Whether all that was paid is given back, or on its way. */
async function isGivenBack(tx: Database, { id, paidAt, payableFcfa }: Payment) {
  if (paidAt === null) return false;
  const [row] = await tx
    .select({ total: sum(refunds.amountFcfa).mapWith(Number) })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(
      and(
        eq(paymentAttempts.paymentId, id),
        inArray(paymentAttempts.state, ["paid", "refunded"]),
        ne(refunds.state, "refused"),
      ),
    );
  return (row?.total ?? 0) >= payableFcfa;
}

/** Writes the payment of a subject that has none yet: `openSubjectPayment` without its checks. */
async function addSubjectPayment(
  tx: Database,
  { customerId, subject, label, serviceDay, backPath, now, ...asked }: NewSubjectPayment,
): Promise<Payment> {
  const amountFcfa = payableAmount(asked.amountFcfa);
  const [payment] = await tx
    .insert(payments)
    .values({
      customerId,
      purpose: subjectPurposes[subject.kind],
      subjectKind: subject.kind,
      subjectId: subject.id,
      label,
      serviceDay: serviceDay ?? null,
      backPath: backPath ?? null,
      reference: makeReference(now),
      units: 1,
      unitFcfa: amountFcfa,
      dueFcfa: amountFcfa,
      totalFcfa: amountFcfa,
      payableFcfa: amountFcfa,
      createdAt: now,
    })
    .returning();
  if (!payment) throw new Error("The payment was not written");
  return payment;
}

/**
 * The same as a statement, for an area that writes a subject and its payment by one: inserts the
 * payment of the row of `subject`, which has an `id`.
 * @param row each as SQL; `amountFcfa` by `payableAmount`, `reference` by `makeReference`
 */
export function insertSubjectPayment(
  kind: SubjectKind,
  subject: SQL,
  row: Record<"customerId" | "amountFcfa" | "label" | "backPath" | "reference" | "now", SQLWrapper>,
): SQL {
  const amount = sql`${row.amountFcfa}::int`;
  return sql`
    insert into payments (customer_id, purpose, subject_kind, subject_id, label, back_path, reference, units,
      unit_fcfa, due_fcfa, total_fcfa, payable_fcfa, created_at)
    select ${row.customerId}::bigint, ${sql.raw(`'${subjectPurposes[kind]}', '${kind}'`)}, ${subject}.id, ${row.label},
      ${row.backPath}, ${row.reference}, 1, ${amount}, ${amount}, ${amount}, ${amount}, ${row.now}::timestamptz
    from ${subject}`;
}

/**
 * Closes the unpaid payment of a subject that was cancelled or refused. A pending attempt may still
 * arrive: `payment-paid` then finds the subject cancelled and refunds it.
 */
export async function closeSubjectPayment(
  tx: Database,
  subject: PaymentSubject,
  now: Date,
): Promise<void> {
  await tx
    .update(payments)
    .set({ closedAt: now })
    .where(and(openPaymentsOf(subject), isNull(payments.paidAt)));
}
