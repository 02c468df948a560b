import { and, eq, inArray, notInArray } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { paymentAttempts, payments } from "../../payments/payments/tables.ts";
import { refunds } from "../../payments/refunds/tables.ts";
import { readRefundScope } from "./refund-suborders.ts";

/** What of a suborder is on its way back. */
export interface OpenRefund {
  /** In FCFA, of all suborders that the same refunds name. */
  amountFcfa: number;
  /** What of it waits for staff: the seller's balance does not cover it. */
  waitingFcfa: number;
}

/** The refunds of some orders that have not ended, by the suborders that they name. */
export async function findOpenRefunds(
  db: Database,
  orderIds: readonly number[],
): Promise<Map<number, OpenRefund>> {
  const rows = await db
    .select({
      scope: refunds.scope,
      state: refunds.state,
      amountFcfa: refunds.amountFcfa,
      shortFcfa: refunds.shortFcfa,
    })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .where(
      and(
        eq(payments.subjectKind, "order"),
        inArray(payments.subjectId, [...orderIds]),
        notInArray(refunds.state, ["done", "refused"]),
      ),
    );
  const open = new Map<number, OpenRefund>();
  for (const { scope, state, amountFcfa, shortFcfa } of rows)
    for (const id of readRefundScope(scope).ids) {
      const known = open.get(id) ?? { amountFcfa: 0, waitingFcfa: 0 };
      const waits = state === "by-hand" && shortFcfa > 0;
      open.set(id, {
        amountFcfa: known.amountFcfa + amountFcfa,
        waitingFcfa: known.waitingFcfa + (waits ? amountFcfa : 0),
      });
    }
  return open;
}
