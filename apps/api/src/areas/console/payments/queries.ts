import { refusal } from "@jdj/contract/call/refusals";
import type { ConsolePayment, ConsolePaymentDetail } from "@jdj/contract/console/payments";
import { desc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { methodOf } from "../../payments/payments/gateway-methods.ts";
import { paymentAttempts, payments } from "../../payments/payments/tables.ts";
import { askedRefunds, isPartlyRefundable, leftOf } from "../../payments/refunds/refund-left.ts";
import { refunds } from "../../payments/refunds/tables.ts";
import { listApprovals, presentSum } from "../../staff/approvals/approve.ts";
import { type PaymentFilter, paymentsWhere } from "./payment-filter.ts";
import { readTimeline } from "./read-timeline.ts";

const selectPayments = (db: Database) =>
  db
    .select({ attempt: paymentAttempts, payment: payments, payer: users })
    .from(paymentAttempts)
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .leftJoin(customers, eq(customers.id, payments.customerId))
    .leftJoin(users, eq(users.id, customers.userId));

type Row = Awaited<ReturnType<typeof selectPayments>>[number];

function presentRefund(refund: typeof refunds.$inferSelect) {
  return {
    id: refund.id,
    state: refund.state,
    amount_fcfa: refund.amountFcfa,
    requested_by: refund.requestedBy,
    created_at: refund.createdAt.toISOString(),
    recorded_at: refund.recordedAt?.toISOString() ?? null,
  };
}

/** The payments in the shape of the contract, with their refunds. */
async function present(db: Database, rows: Row[]): Promise<ConsolePayment[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ attempt }) => attempt.id);
  const given = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.attemptId, ids))
    .orderBy(desc(refunds.id));
  const asked = await askedRefunds(db, ids);
  const waiting = await listApprovals(db, "payments.refund", ids);
  const settling = await listApprovals(db, "payments.settle", ids);
  return rows.map(({ attempt, payment, payer }) => {
    const refund = given.find(({ attemptId }) => attemptId === attempt.id);
    return {
      id: attempt.id,
      reference: attempt.reference,
      gateway_reference: attempt.gatewayReference,
      order_reference: payment.reference,
      method: methodOf(attempt.gateway),
      purpose: payment.purpose,
      label: payment.label,
      state: attempt.state,
      order_state: payment.state,
      reason: attempt.reason,
      amount_fcfa: attempt.amountFcfa,
      created_at: attempt.createdAt.toISOString(),
      closed_at: attempt.closedAt?.toISOString() ?? null,
      phone: attempt.phone === null ? null : `+${attempt.phone}`,
      payer: payer ? { user_id: payer.id, name: payer.name, phone: payer.phone } : null,
      refund: refund ? presentRefund(refund) : null,
      left_fcfa: leftOf(attempt, asked.get(attempt.id) ?? 0),
      partly_refundable: isPartlyRefundable(payment.subjectKind),
      approval: presentSum(waiting.get(attempt.id) ?? settling.get(attempt.id)),
    };
  });
}

/** A page of the attempts that a search finds, the newest first; by purpose, those of the newest payments. */
export async function listPayments(
  db: Database,
  filter: PaymentFilter,
  { offset, limit, now }: { offset: number; limit: number; now: Date },
): Promise<ConsolePayment[]> {
  const { createdAt } = filter.purpose === undefined ? paymentAttempts : payments;
  const rows = await selectPayments(db)
    .where(paymentsWhere(db, filter, now))
    .orderBy(desc(createdAt), desc(paymentAttempts.id))
    .offset(offset)
    .limit(limit);
  return present(db, rows);
}

/** One attempt with the timeline of its payment. @throws not-found */
export async function readPayment(db: Database, id: number): Promise<ConsolePaymentDetail> {
  const [row] = await selectPayments(db).where(eq(paymentAttempts.id, id));
  const [payment] = row ? await present(db, [row]) : [];
  if (!row || !payment) throw refusal("not-found");
  const given = await db
    .select()
    .from(refunds)
    .where(eq(refunds.attemptId, id))
    .orderBy(desc(refunds.id));
  const timeline = await readTimeline(db, row.payment);
  return { ...payment, refunds: given.map(presentRefund), timeline };
}
