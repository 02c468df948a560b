import { refusal } from "@jdj/contract/call/refusals";
import type { CallContext } from "../../../http/answer.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import type { Payment } from "../payments/open-payment.ts";
import { findPayment } from "../payments/queries.ts";

/** The purposes of payments that are paid without an account. */
const purposes: readonly Payment["purpose"][] = ["gift", "fabric-share", "listing"];

/**
 * A payment without a customer, by its reference. References that no payment has are counted for each
 * network address; known ones are not, since a whole town shares an address.
 * @throws not-found, also for a payment that has a customer or whose payer was erased;
 * too-many-requests (429)
 */
export async function findGuestCheckout(context: CallContext, reference: string): Promise<Payment> {
  const payment = await findPayment(context.db, reference);
  if (payment === null)
    await consumeRateLimit(limits.referenceGuess, context.caller.address, context);
  if (payment === null || payment.customerId !== null || !purposes.includes(payment.purpose))
    throw refusal("not-found");
  return payment;
}
