import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { paymentMessages } from "./messages.ts";
import { AnyReference, PaymentState } from "./payments.ts";

/** Values that a device sends and that change nothing: amounts, counts and ids come from the payment. */
const ignored = z.union([z.number(), z.string().max(200)]).nullish();

/** The message that is paid for: names the payment beside a reference that the client built. */
const message_id = ignored;

/** What the client reckons: finds its only payment of that amount, and is never charged. */
const amount = ignored;

/** Idempotency key that the device makes for this initiation: the same key gets the same answer. Or the header Idempotency-Key. */
const idempotency_key = z.string().max(100).optional();

/** The payer knows that another attempt at this payment is pending, and pays all the same. */
const pay_anyway = z.boolean().optional();

const guardRefusals = [
  "not-found",
  "already-paid",
  "order-closed",
  "payment-pending",
  "method-closed",
  "reference-used",
  "several-orders",
] as const;
const keyed = ["request-under-way", "key-reused", "too-many-requests"] as const;
const signedIn = refusals(...guardRefusals, ...keyed, "not-allowed");

/** An initiation by push: 201 waits on the payer's phone; 641, 642, 515, 100 as in the specification. */
const Pushed = z.object({
  ResponseCode: z.int(),
  ResponseMessage: z.string(),
  /** The fake gateway's page in place of the payer's phone, in demonstration only. */
  sandbox_url: z.string().nullable(),
});

export const initiations = {
  /** MTN MoMo: asks the payer's phone to confirm. */
  momo: call("customer", "cards:write")
    .route({
      method: "POST",
      path: "/api/v1/payment/momo",
      tags: ["payments"],
      summary: "Pay an order by MTN MoMo",
    })
    .input(
      z.strictObject({
        MSISDN: z.string(paymentMessages.phoneRequired).max(30),
        Reference: AnyReference,
        Amount: amount,
        MetaData: z.unknown().optional(),
        Channel_id: ignored,
        message_id,
        idempotency_key,
        pay_anyway,
      }),
    )
    .output(Pushed)
    .errors(signedIn),

  /** Moov Money: asks the payer's phone; without MSISDN the customer's own. */
  xikka: call("customer", "cards:write")
    .route({
      method: "POST",
      path: "/api/v1/payment/xikka",
      tags: ["payments"],
      summary: "Pay an order by Moov Money",
    })
    .input(
      z.strictObject({
        reference: AnyReference,
        montant: amount,
        message_id,
        MSISDN: z.string().max(30).nullish(),
        idempotency_key,
        pay_anyway,
      }),
    )
    .output(Pushed)
    .errors(signedIn),

  /** Orange Money: answers the page on which to pay; `response_code` 201 when there is one. */
  orangeMoney: call("customer", "cards:write")
    .route({
      method: "POST",
      path: "/api/v1/om-payment",
      tags: ["payments"],
      summary: "Pay an order by Orange Money",
    })
    .input(
      z.strictObject({
        reference: AnyReference,
        amount,
        order_id: ignored,
        message_id,
        idempotency_key,
        pay_anyway,
      }),
    )
    .output(
      z.object({
        payment_url: z.string().nullable(),
        response_code: z.int(),
        message: z.string(),
      }),
    )
    .errors(signedIn),

  /** CinetPay: `code` 201 with the page on which to pay, else the company's message. */
  cinetpay: call("anyone")
    .route({
      method: "POST",
      path: "/api/v1/cinetpay-payment",
      tags: ["payments"],
      summary: "Pay an order by CinetPay",
    })
    .input(
      z.strictObject({
        transaction_id: AnyReference,
        amount,
        customer_id: ignored,
        customer_first_name: ignored,
        customer_last_name: ignored,
        channel_id: ignored,
        remaining_messages: ignored,
        message_id,
        idempotency_key,
        pay_anyway,
      }),
    )
    .output(
      z.object({
        code: z.string(),
        description: z.string(),
        data: z.object({ payment_url: z.string().nullable() }),
      }),
    )
    .errors(refusals(...guardRefusals, ...keyed)),

  wave: call("anyone")
    .route({
      method: "POST",
      path: "/api/v1/wave-payment",
      tags: ["payments"],
      summary: "Pay an order by Wave",
    })
    .input(
      z.strictObject({
        transaction_id: AnyReference,
        amount,
        customer_id: ignored,
        channel_id: ignored,
        remaining_messages: ignored,
        message_id,
        idempotency_key,
        pay_anyway,
      }),
    )
    .output(
      z.object({
        status: z.enum(["success", "error"]),
        message: z.string(),
        data: z.object({ payment_url: z.string().nullable() }),
      }),
    )
    .errors(refusals(...guardRefusals, ...keyed)),

  /**
   * Tells whether a payment is paid: it asks the payment company when nothing was heard yet. It
   * proves nothing by itself: what the browser sends is not trusted.
   */
  validate: call("customer", "cards:write")
    .route({
      method: "POST",
      path: "/api/v1/payment/validate",
      tags: ["payments"],
      summary: "Whether an order is paid",
    })
    .input(
      z.strictObject({
        paymentRef: AnyReference,
        channel_id: ignored,
        customer_id: ignored,
        remaining_message: ignored,
      }),
    )
    .output(z.object({ success: z.boolean(), messages: z.array(z.string()), state: PaymentState }))
    .errors(refusals("not-found", "not-allowed")),
};
