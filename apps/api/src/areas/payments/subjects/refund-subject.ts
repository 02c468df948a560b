import { and, eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { paymentAttempts, payments } from "../payments/tables.ts";
import { type RefundScope, requestRefund } from "../refunds/request-refund.ts";
import type { PaymentSubject } from "./open-subject-payment.ts";

/** Gives back what was paid by one payment, in the caller's transaction. */
export async function refundPayment(context: RequestContext, paymentId: number): Promise<void> {
  const paid = await context.db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.paymentId, paymentId), eq(paymentAttempts.state, "paid")));
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
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .where(
      and(
        eq(payments.subjectKind, kind),
        eq(payments.subjectId, id),
        eq(paymentAttempts.state, "paid"),
      ),
    );
  for (const attempt of paid) await requestRefund(context, attempt.id, "automatic", scope);
}
