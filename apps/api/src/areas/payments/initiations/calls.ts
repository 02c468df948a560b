import { refusal } from "@jdj/contract/call/refusals";
import { may } from "@jdj/contract/call/sharing-policy";
import { initiations as contract } from "@jdj/contract/payments/initiations";
import { paymentMessages, responseCodes } from "@jdj/contract/payments/messages";
import { answer, asCustomer, type CallContext } from "../../../http/answer.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import type { CustomerActor } from "../../identity/sessions/queries.ts";
import { eventFor } from "../../notebook/events/event-for-caller.ts";
import { answerOnce } from "../idempotency/answer-once.ts";
import { findNamedOrder, findOrderByAllNames, rememberNames } from "../orders/client-references.ts";
import type { PaymentOrder } from "../orders/open-order.ts";
import { findOrder } from "../orders/queries.ts";
import { withOrder } from "../orders/with-order.ts";
import { sandboxUrl } from "../sandbox/sandbox-url.ts";
import { type InitiatedPayment, initiatePayment } from "./initiate-payment.ts";
import { validateOrder } from "./validate-order.ts";

export const initiationCalls = {
  momo: answer(contract.momo)
    .use(asCustomer)
    .use(withOrder, ({ Reference, Amount, message_id }) => ({
      reference: Reference,
      amount: Amount,
      message_id,
    }))
    .handler(({ input, context }) =>
      once(context, "momo", input, async () =>
        pushed(
          context,
          await initiatePayment(context, context.order, "mtn", input.MSISDN, input.pay_anyway),
        ),
      ),
    ),

  xikka: answer(contract.xikka)
    .use(asCustomer)
    .use(withOrder, ({ montant, ...names }) => ({ ...names, amount: montant }))
    .handler(({ input, context }) =>
      once(context, "xikka", input, async () => {
        const { actor, order } = context;
        const phone = input.MSISDN ?? actor.user.phone;
        return pushed(
          context,
          await initiatePayment(context, order, "moov", phone, input.pay_anyway),
        );
      }),
    ),

  orangeMoney: answer(contract.orangeMoney)
    .use(asCustomer)
    .use(withOrder)
    .handler(({ input, context }) =>
      once(context, "om", input, async () => {
        const { code, description, paymentUrl } = await initiatePayment(
          context,
          context.order,
          "orange",
          null,
          input.pay_anyway,
        );
        return { payment_url: paymentUrl, response_code: code, message: description };
      }),
    ),

  cinetpay: answer(contract.cinetpay).handler(({ input, context }) =>
    once(context, "cinetpay", input, async () => {
      const order = await orderToPay(context, input);
      const initiated = await initiatePayment(context, order, "cinetpay", null, input.pay_anyway);
      return {
        code: String(initiated.code),
        description: initiated.description,
        data: { payment_url: initiated.paymentUrl },
      };
    }),
  ),

  wave: answer(contract.wave).handler(({ input, context }) =>
    once(context, "wave", input, async () => {
      const order = await orderToPay(context, input);
      const { code, paymentUrl, description } = await initiatePayment(
        context,
        order,
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
    .use(withOrder, ({ paymentRef }) => ({ reference: paymentRef }))
    .handler(({ context }) => validateOrder(context, context.order)),
};

type WithoutToken = { transaction_id: string } & Omit<
  Parameters<typeof findOrderByAllNames>[1],
  "reference"
>;

/** Whether a customer pays an order: their own, or of an event whose cards they may send. */
async function mayPay(context: CallContext, customerId: number, order: PaymentOrder) {
  if (order.customerId === customerId) return true;
  const event = order.eventId === null ? null : await eventFor(context, customerId, order.eventId);
  return event !== null && may(event.role, "cards:write");
}

/**
 * The order of the two calls that take no token: whoever knows our reference, which cannot be
 * guessed, may pay. What a client calls it counts for the customer of the session, and without one
 * beside the message, its payer and its amount together.
 */
async function orderToPay(
  context: CallContext,
  { transaction_id, ...given }: WithoutToken,
): Promise<PaymentOrder> {
  const { db, now, caller } = context;
  const names = { ...given, reference: transaction_id };
  const ours = await findOrder(db, transaction_id);
  if (ours !== null) return ours;
  const customer = (await caller.actor(db, now))?.customer ?? null;
  const order =
    customer === null
      ? await findOrderByAllNames(db, names)
      : await findNamedOrder(db, customer.id, names);
  const payerId = customer?.id ?? order?.customerId ?? null;
  if (order === null || payerId === null || !(await mayPay(context, payerId, order))) {
    await consumeRateLimit(limits.orderGuess, caller.address, context);
    throw refusal("not-found");
  }
  await rememberNames(context, payerId, order, names);
  return order;
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
