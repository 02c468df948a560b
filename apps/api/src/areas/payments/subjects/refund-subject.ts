import { and, eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { paymentAttempts, paymentOrders } from "../orders/tables.ts";
import { requestRefund } from "../refunds/request-refund.ts";
import type { PaymentSubject } from "./open-subject-order.ts";

/**
 * Gives back every payment of a subject, in the caller's transaction (`{ ...context, db: tx }`).
 * Nothing happens when none was paid; a second call changes nothing.
 */
export async function refundSubject(
  context: RequestContext,
  { kind, id }: PaymentSubject,
): Promise<void> {
  const paid = await context.db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .innerJoin(paymentOrders, eq(paymentOrders.id, paymentAttempts.orderId))
    .where(
      and(
        eq(paymentOrders.subjectKind, kind),
        eq(paymentOrders.subjectId, id),
        eq(paymentAttempts.state, "paid"),
      ),
    );
  for (const attempt of paid) await requestRefund(context, attempt.id, "automatic");
}
