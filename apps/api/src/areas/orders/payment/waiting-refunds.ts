import { and, eq, gt, inArray } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { paymentAttempts, payments } from "../../payments/payments/tables.ts";
import { refunds } from "../../payments/refunds/tables.ts";
import { subordersOfRefund } from "./refund-suborders.ts";

/** The suborders of some orders whose refund waits for staff: the seller's balance does not cover it. */
export async function findWaitingRefunds(
  db: Database,
  orderIds: readonly number[],
): Promise<Set<number>> {
  const rows = await db
    .select({ scope: refunds.scope })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .where(
      and(
        eq(payments.subjectKind, "order"),
        inArray(payments.subjectId, [...orderIds]),
        eq(refunds.state, "by-hand"),
        gt(refunds.shortFcfa, 0),
      ),
    );
  return new Set(rows.flatMap(({ scope }) => subordersOfRefund(scope)));
}
