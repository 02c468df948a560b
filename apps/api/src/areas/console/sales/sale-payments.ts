import type { ConsoleSaleDetail } from "@jdj/contract/console/sales";
import type { SubjectKind } from "@jdj/contract/payments/subjects";
import { and, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { paymentAttempts, payments } from "../../payments/payments/tables.ts";
import { askedRefunds, leftOf } from "../../payments/refunds/refund-left.ts";
import { listApprovals, presentSum } from "../../staff/approvals/approve.ts";

/** Every payment of some subjects of a kind, the newest first, with what is left to give back. */
export async function listSalePayments(
  db: Database,
  kind: SubjectKind,
  ids: readonly number[],
): Promise<ConsoleSaleDetail["payments"]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: paymentAttempts.id,
      reference: paymentAttempts.reference,
      state: paymentAttempts.state,
      amountFcfa: paymentAttempts.amountFcfa,
    })
    .from(payments)
    .innerJoin(paymentAttempts, eq(paymentAttempts.paymentId, payments.id))
    .where(and(eq(payments.subjectKind, kind), inArray(payments.subjectId, [...ids])))
    .orderBy(desc(paymentAttempts.id));
  const paymentIds = rows.map((row) => row.id);
  const asked = await askedRefunds(db, paymentIds);
  const waiting = await listApprovals(db, "payments.refund", paymentIds);
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    state: row.state,
    amount_fcfa: row.amountFcfa,
    left_fcfa: leftOf(row, asked.get(row.id) ?? 0),
    approval: presentSum(waiting.get(row.id)),
  }));
}
