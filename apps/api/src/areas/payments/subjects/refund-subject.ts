import { and, eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { paymentAttempts, paymentOrders } from "../orders/tables.ts";
import { type RefundScope, requestRefund } from "../refunds/request-refund.ts";
import type { PaymentSubject } from "./open-subject-order.ts";

/** Gives back what one payment order was paid, in the caller's transaction. */
export async function refundOrder(context: RequestContext, orderId: number): Promise<void> {
  const paid = await context.db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.state, "paid")));
  for (const attempt of paid) await requestRefund(context, attempt.id, "automatic");
}

/**
 * Gives back every payment of a subject, in the caller's transaction (`{ ...context, db: tx }`).
 * Nothing happens when none was paid; a second call changes nothing.
 * @param scope a part of the payment; null for all that is left of it
 */
export async function refundSubject(
  context: RequestContext,
  { kind, id }: PaymentSubject,
  scope: RefundScope | null = null,
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
  for (const attempt of paid) await requestRefund(context, attempt.id, "automatic", scope);
}
