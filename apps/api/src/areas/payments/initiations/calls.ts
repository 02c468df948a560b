import { refusal } from "@jdj/contract/call/refusals";
import { may } from "@jdj/contract/call/sharing-policy";
import { initiations as contract } from "@jdj/contract/payments/initiations";
import { paymentMessages, responseCodes } from "@jdj/contract/payments/messages";
import { answer, asCustomer, type CallContext } from "../../../http/answer.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import type { CustomerActor } from "../../identity/sessions/queries.ts";
import { eventFor } from "../../notebook/events/event-for-caller.ts";
import { answerOnce } from "../idempotency/answer-once.ts";
import {
  findNamedPayment,
  findPaymentByAllNames,
  rememberNames,
} from "../payments/client-references.ts";
import type { Payment } from "../payments/open-payment.ts";
import { findPayment } from "../payments/queries.ts";
import { withPayment } from "../payments/with-payment.ts";
import { sandboxUrl } from "../sandbox/sandbox-url.ts";
import { type InitiatedPayment, initiatePayment } from "./initiate-payment.ts";
import { validatePayment } from "./validate-payment.ts";

export const initiationCalls = {
  momo: answer(contract.momo)
    .use(asCustomer)
    .use(withPayment, ({ Reference, Amount, message_id }) => ({
      reference: Reference,
      amount: Amount,
      message_id,
    }))
    .handler(({ input, context }) =>
      once(context, "momo", input, async () =>
        pushed(
          context,
          await initiatePayment(context, context.payment, "mtn", input.MSISDN, input.pay_anyway),
        ),
      ),
    ),

  xikka: answer(contract.xikka)
    .use(asCustomer)
    .use(withPayment, ({ montant, ...names }) => ({ ...names, amount: montant }))
    .handler(({ input, context }) =>
      once(context, "xikka", input, async () => {
        const { actor, payment } = context;
        const phone = input.MSISDN ?? actor.user.phone;
        return pushed(
          context,
          await initiatePayment(context, payment, "moov", phone, input.pay_anyway),
        );
      }),
    ),

  orangeMoney: answer(contract.orangeMoney)
    .use(asCustomer)
    .use(withPayment)
    .handler(({ input, context }) =>
      once(context, "om", input, async () => {
        const { code, description, paymentUrl } = await initiatePayment(
          context,
          context.payment,
          "orange",
          null,
          input.pay_anyway,
        );
        return { payment_url: paymentUrl, response_code: code, message: description };
      }),
    ),

  cinetpay: answer(contract.cinetpay).handler(({ input, context }) =>
    once(context, "cinetpay", input, async () => {
      const payment = await paymentToPay(context, input);
      const initiated = await initiatePayment(context, payment, "cinetpay", null, input.pay_anyway);
      return {
        code: String(initiated.code),
        description: initiated.description,
        data: { payment_url: initiated.paymentUrl },
      };
    }),
  ),

  wave: answer(contract.wave).handler(({ input, context }) =>
    once(context, "wave", input, async () => {
      const payment = await paymentToPay(context, input);
      const { code, paymentUrl, description } = await initiatePayment(
        context,
        payment,
        "wave",
        null,
        input.pay_anyway,
      );
      return {
        status: code === 201 ? ("success" as const) : ("error" as const),
        message: code === 100 ? paymentMessages.waveFailed : description,
        data: { payment_url: paymentUrl },
      };
    }),
  ),

  validate: answer(contract.validate)
    .use(asCustomer)
    .use(withPayment, ({ paymentRef }) => ({ reference: paymentRef }))
    .handler(({ context }) => validatePayment(context, context.payment)),
};

type WithoutToken = { transaction_id: string } & Omit<
  Parameters<typeof findPaymentByAllNames>[1],
  "reference"
>;

/** Whether a customer may make a payment: their own, or of an event whose cards they may send. */
async function mayPay(context: CallContext, customerId: number, payment: Payment) {
  if (payment.customerId === customerId) return true;
  const event =
    payment.eventId === null ? null : await eventFor(context, customerId, payment.eventId);
  return event !== null && may(event.role, "cards:write");
}

/**
 * The payment of the two calls that take no token: whoever knows our reference, which cannot be
 * guessed, may pay. What a client calls it counts for the customer of the session, and without one
 * beside the message, its payer and its amount together.
 */
async function paymentToPay(
  context: CallContext,
  { transaction_id, ...given }: WithoutToken,
): Promise<Payment> {
  const { db, now, caller } = context;
  const names = { ...given, reference: transaction_id };
  const ours = await findPayment(db, transaction_id);
  if (ours !== null) return ours;
  const customer = (await caller.actor(db, now))?.customer ?? null;
  const payment =
    customer === null
      ? await findPaymentByAllNames(db, names)
      : await findNamedPayment(db, customer.id, names);
  const payerId = customer?.id ?? payment?.customerId ?? null;
  if (payment === null || payerId === null || !(await mayPay(context, payerId, payment))) {
    await consumeRateLimit(limits.referenceGuess, caller.address, context);
    throw refusal("not-found");
  }
  await rememberNames(context, payerId, payment, names);
  return payment;
}

/** The codes of a push have the specification's words, whatever the company said. */
function pushed(context: CallContext, { code, attempt }: InitiatedPayment) {
  return {
    ResponseCode: code,
    ResponseMessage: responseCodes[code],
    sandbox_url: code === 201 ? sandboxUrl(context, attempt) : null,
  };
}

/** Runs an initiation once for each idempotency key of the device. */
function once<T>(
  context: CallContext & { actor?: CustomerActor },
  call: string,
  input: { idempotency_key?: string | undefined },
  command: () => Promise<T>,
): Promise<T> {
  const { idempotency_key, ...body } = input;
  const whose = context.actor?.user.id ?? "visitor";
  return answerOnce(
    context,
    {
      scope: `${call}:${whose}`,
      key: idempotency_key ?? context.caller.idempotencyKey,
      body,
    },
    command,
  );
}
