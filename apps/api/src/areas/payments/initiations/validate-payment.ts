import { paymentMessages } from "@jdj/contract/payments/messages";
import type { RequestContext } from "../../../app-context.ts";
import type { Payment } from "../payments/open-payment.ts";
import { findPayment, listAttempts } from "../payments/queries.ts";
import { checkPaymentOrPostpone } from "../settlement/check-payment.ts";

const stateMessages: Record<Payment["state"], string> = {
  open: paymentMessages.validateFailed,
  pending: paymentMessages.pending,
  paid: paymentMessages.paid,
  failed: paymentMessages.failed,
  expired: paymentMessages.expired,
  refunded: paymentMessages.refunded,
};

/** Whether a payment is paid; the payment company is asked while a payment is pending. */
export async function validatePayment(context: RequestContext, payment: Payment) {
  const { db } = context;
  if (payment.state === "pending")
    for (const attempt of await listAttempts(db, [payment.id]))
      if (attempt.state === "pending") await checkPaymentOrPostpone(context, attempt.id);
  const { state } = (await findPayment(db, payment.reference)) ?? payment;
  return { success: state === "paid", messages: [stateMessages[state]], state };
}
