import { paymentMessages } from "@jdj/contract/payments/messages";
import type { RequestContext } from "../../../app-context.ts";
import type { PaymentOrder } from "../orders/open-order.ts";
import { findOrder, listAttempts } from "../orders/queries.ts";
import { checkPaymentOrPostpone } from "../settlement/check-payment.ts";

const stateMessages: Record<PaymentOrder["state"], string> = {
  open: paymentMessages.validateFailed,
  pending: paymentMessages.pending,
  paid: paymentMessages.paid,
  failed: paymentMessages.failed,
  expired: paymentMessages.expired,
  refunded: paymentMessages.refunded,
};

/** Whether an order is paid; the payment company is asked while a payment is pending. */
export async function validateOrder(context: RequestContext, order: PaymentOrder) {
  const { db } = context;
  if (order.state === "pending")
    for (const attempt of await listAttempts(db, [order.id]))
      if (attempt.state === "pending") await checkPaymentOrPostpone(context, attempt.id);
  const { state } = (await findOrder(db, order.reference)) ?? order;
  return { success: state === "paid", messages: [stateMessages[state]], state };
}
