import { refusal } from "@jdj/contract/call/refusals";
import type { ConsolePayment } from "@jdj/contract/console/payments";
import { desc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { findPayment, listOdd } from "../../payments/operator/find-accounts.ts";
import { paymentAttempts, paymentOrders } from "../../payments/orders/tables.ts";
import { refunds } from "../../payments/refunds/tables.ts";
import { refundApprovals } from "./tables.ts";

type Row = Awaited<ReturnType<typeof listOdd>>[number];

const selectPayments = (db: Database) =>
  db
    .select({ attempt: paymentAttempts, order: paymentOrders })
    .from(paymentAttempts)
    .innerJoin(paymentOrders, eq(paymentOrders.id, paymentAttempts.orderId));

/** The payments in the shape of the contract, with their refunds. */
async function present(db: Database, rows: Row[]): Promise<ConsolePayment[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ attempt }) => attempt.id);
  const given = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.attemptId, ids))
    .orderBy(desc(refunds.id));
  const waiting = await db
    .select()
    .from(refundApprovals)
    .where(inArray(refundApprovals.attemptId, ids));
  return rows.map(({ attempt, order }) => {
    const refund = given.find(({ attemptId }) => attemptId === attempt.id);
    const approval = waiting.find(({ attemptId }) => attemptId === attempt.id);
    return {
      id: attempt.id,
      reference: attempt.reference,
      order_reference: order.reference,
      gateway: attempt.gateway,
      state: attempt.state,
      order_state: order.state,
      amount_fcfa: attempt.amountFcfa,
      created_at: attempt.createdAt.toISOString(),
      refund: refund
        ? {
            state: refund.state,
            requested_by: refund.requestedBy,
            created_at: refund.createdAt.toISOString(),
            recorded_at: refund.recordedAt?.toISOString() ?? null,
          }
        : null,
      approval: approval
        ? {
            requested_by: approval.staffName,
            reason: approval.reason,
            created_at: approval.createdAt.toISOString(),
          }
        : null,
    };
  });
}

/** A page of payments, the newest first. */
export async function listPayments(
  db: Database,
  { offset, limit }: { offset: number; limit: number },
): Promise<ConsolePayment[]> {
  const rows = await selectPayments(db)
    .orderBy(desc(paymentAttempts.id))
    .offset(offset)
    .limit(limit);
  return present(db, rows);
}

/** The payments under our reference of an order or of an attempt. */
export async function findPayments(db: Database, reference: string): Promise<ConsolePayment[]> {
  return present(db, await findPayment(db, reference));
}

/** The payments that somebody must see to, a hundred at most. */
export async function listOddPayments(db: Database, now: Date): Promise<ConsolePayment[]> {
  return present(db, await listOdd(db, now));
}

/** One payment. @throws not-found */
export async function readPayment(db: Database, id: number): Promise<ConsolePayment> {
  const rows = await selectPayments(db).where(eq(paymentAttempts.id, id));
  const [payment] = await present(db, rows);
  if (!payment) throw refusal("not-found");
  return payment;
}
