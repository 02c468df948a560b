import { refusal } from "@jdj/contract/call/refusals";
import { guestCheckouts as contract } from "@jdj/contract/payments/guest-checkout";
import { methodFacts, mobileMoneyNumber } from "@jdj/contract/payments/methods";
import { answer, type CallContext } from "../../../http/answer.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { answerOnce } from "../idempotency/answer-once.ts";
import { initiatePayment } from "../initiations/initiate-payment.ts";
import { validatePayment } from "../initiations/validate-payment.ts";
import { gatewayOf } from "../payments/gateway-methods.ts";
import type { Payment } from "../payments/open-payment.ts";
import { presentPayment } from "../payments/present.ts";
import { findPayment, withAttempts } from "../payments/queries.ts";
import { sandboxUrl } from "../sandbox/sandbox-url.ts";

/** The purposes of payments that are paid without an account. */
const purposes: readonly Payment["purpose"][] = [
  "gift",
  "fabric-share",
  "contribution",
  "listing",
  "boost",
];

/**
 * A payment without a customer, by its reference. References that no payment has are counted for each
 * network address; known ones are not, since a whole town shares an address.
 * @throws not-found, also for a payment that has a customer or whose payer was erased;
 * too-many-requests (429)
 */
async function findGuestCheckout(context: CallContext, reference: string): Promise<Payment> {
  const payment = await findPayment(context.db, reference);
  if (payment === null)
    await consumeRateLimit(limits.referenceGuess, context.caller.address, context);
  if (payment === null || payment.customerId !== null || !purposes.includes(payment.purpose))
    throw refusal("not-found");
  return payment;
}

export const guestCheckoutCalls = {
  order: answer(contract.order).handler(async ({ input, context }) => {
    const payment = await findGuestCheckout(context, input.reference);
    return presentPayment(context, await withAttempts(context.db, payment), null);
  }),

  pay: answer(contract.pay).handler(({ input, context }) => {
    const { reference, method, phone, idempotency_key, pay_anyway } = input;
    const key = idempotency_key ?? context.caller.idempotencyKey;
    const request = { scope: "stranger-pay", key, body: { reference, method, phone, pay_anyway } };
    return answerOnce(context, request, async () => {
      const payment = await findGuestCheckout(context, reference);
      const gateway = gatewayOf(method);
      if (gateway === null) throw refusal("method-closed");
      await consumeRateLimit(limits.guestCheckoutAddress, context.caller.address, context);
      const asked = mobileMoneyNumber(phone ?? "", methodFacts[method].prefix);
      // Without a limit, anybody could make a stranger's phone ask for payments.
      if (methodFacts[method].kind === "push" && asked !== null)
        await consumeRateLimit(limits.guestCheckoutPhone, asked, context);
      const initiated = await initiatePayment(context, payment, gateway, phone ?? null, pay_anyway);
      return {
        code: initiated.code,
        message: initiated.description,
        payment_url: initiated.paymentUrl,
        sandbox_url: initiated.code === 201 ? sandboxUrl(context, initiated.attempt) : null,
      };
    });
  }),

  validate: answer(contract.validate).handler(async ({ input, context }) => {
    const payment = await findGuestCheckout(context, input.reference);
    await consumeRateLimit(limits.payment, `validate ${payment.reference}`, context);
    return validatePayment(context, payment);
  }),
};
