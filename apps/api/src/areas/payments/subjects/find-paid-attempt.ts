import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { Attempt } from "../orders/queries.ts";
import { paymentAttempts, paymentOrders } from "../orders/tables.ts";
import type { PaymentSubject } from "./open-subject-order.ts";

/** The newest payment of a subject, with the reference of its order; null without one. */
export async function findPaidAttempt(
  db: Database,
  { kind, id }: PaymentSubject,
): Promise<{ reference: string; attempt: Attempt } | null> {
  const [found] = await db
    .select({ reference: paymentOrders.reference, attempt: paymentAttempts })
    .from(paymentAttempts)
    .innerJoin(paymentOrders, eq(paymentOrders.id, paymentAttempts.orderId))
    .where(
      and(
        eq(paymentOrders.subjectKind, kind),
        eq(paymentOrders.subjectId, id),
        eq(paymentAttempts.state, "paid"),
      ),
    )
    .orderBy(desc(paymentAttempts.id))
    .limit(1);
  return found ?? null;
}
