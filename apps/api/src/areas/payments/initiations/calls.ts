import { refusal } from "@jdj/contract/call/refusals";
import { initiations as contract } from "@jdj/contract/payments/initiations";
import { paymentMessages, responseCodes } from "@jdj/contract/payments/messages";
import { answer, asVerifiedCustomer, type CallContext } from "../../../http/answer.ts";
import type { CustomerActor } from "../../identity/sessions/queries.ts";
import { answerOnce } from "../idempotency/answer-once.ts";
import { findOrder } from "../orders/queries.ts";
import { withOrder } from "../orders/with-order.ts";
import { sandboxUrl } from "../sandbox/sandbox-url.ts";
import { type InitiatedPayment, initiatePayment } from "./initiate-payment.ts";
import { validateOrder } from "./validate-order.ts";

export const initiationCalls = {
  momo: answer(contract.momo)
    .use(asVerifiedCustomer)
    .use(withOrder, ({ Reference }) => ({ reference: Reference }))
    .handler(({ input, context }) =>
      once(context, "momo", input, async () =>
        pushed(
          context,
          await initiatePayment(context, context.order, "mtn", input.MSISDN, input.pay_anyway),
        ),
      ),
    ),

  xikka: answer(contract.xikka)
    .use(asVerifiedCustomer)
    .use(withOrder)
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
    .use(asVerifiedCustomer)
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
      const order = await orderByReference(context, input.transaction_id);
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
      const order = await orderByReference(context, input.transaction_id);
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
    .use(asVerifiedCustomer)
    .use(withOrder, ({ paymentRef }) => ({ reference: paymentRef }))
    .handler(({ context }) => validateOrder(context, context.order)),
};

/** These two calls take no token: whoever knows the reference, which cannot be guessed, may pay. */
async function orderByReference({ db }: CallContext, reference: string) {
  const order = await findOrder(db, reference);
  if (order === null) throw refusal("not-found");
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
