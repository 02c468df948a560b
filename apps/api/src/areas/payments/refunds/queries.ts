import type { SubjectKind } from "@jdj/contract/payments/subjects";
import { and, eq, exists, ne, notInArray } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { paymentAttempts, payments, receipts } from "../payments/tables.ts";
import { refunds } from "./tables.ts";

/** The refund of what is left of a payment that was not refused; null when there is none. */
export async function findOpenRefund(db: Database, attemptId: number) {
  const [found] = await db
    .select()
    .from(refunds)
    .where(
      and(eq(refunds.attemptId, attemptId), eq(refunds.scope, ""), ne(refunds.state, "refused")),
    );
  return found ?? null;
}

/** A refund with the subject of its payment; null for one that is not. */
export async function findRefundOfSubject(db: Database, id: number) {
  const [found] = await db
    .select({
      refund: refunds,
      kind: payments.subjectKind,
      subjectId: payments.subjectId,
      /** Whether it is of the second attempt at a payment that was paid already. */
      isSurplus: exists(
        db
          .select({ id: receipts.id })
          .from(receipts)
          .where(eq(receipts.attemptId, refunds.attemptId)),
      ).mapWith(Boolean),
    })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .where(eq(refunds.id, id));
  return found ?? null;
}

/** Whether a payment of a subject is still to be given back, or is on its way. */
export async function hasOpenRefund(
  db: Database,
  { kind, id }: { kind: SubjectKind; id: number },
): Promise<boolean> {
  const [found] = await db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .where(
      and(
        eq(payments.subjectKind, kind),
        eq(payments.subjectId, id),
        notInArray(refunds.state, ["done", "refused"]),
      ),
    )
    .limit(1);
  return found !== undefined;
}
