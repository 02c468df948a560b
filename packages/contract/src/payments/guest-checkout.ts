import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { paymentMessages } from "./messages.ts";
import { Method, Payment, PaymentReference, PaymentState } from "./payments.ts";

const tags = ["payments"];

/**
 * Payments without a customer: gifts, shares of fabric and listings and boosts of providers. Whoever holds the
 * reference, which cannot be guessed, reads and pays them. A payment that has a customer is not found here.
 */
export const guestCheckouts = {
  order: call("anyone")
    .route({
      method: "GET",
      path: "/api/v1/payments/stranger-orders/{reference}",
      tags,
      summary: "An order that is paid without an account",
    })
    .input(z.strictObject({ reference: PaymentReference }))
    .output(Payment)
    .errors(refusals("not-found", "too-many-requests")),

  /** `code` 201 when the payment began: on the page of `payment_url`, else on the payer's phone. */
  pay: call("anyone")
    .route({
      method: "POST",
      path: "/api/v1/payments/stranger-orders/{reference}/pay",
      tags,
      summary: "Pay an order without an account",
    })
    .input(
      z.strictObject({
        reference: PaymentReference,
        method: Method,
        /** Who is asked to confirm; for the methods that ask a phone. */
        phone: z.string(paymentMessages.phoneRequired).max(30).nullish(),
        idempotency_key: z.string().max(100).optional(),
        pay_anyway: z.boolean().optional(),
      }),
    )
    .output(
      z.object({
        code: z.int(),
        message: z.string(),
        payment_url: z.string().nullable(),
        sandbox_url: z.string().nullable(),
      }),
    )
    .errors(
      refusals(
        "not-found",
        "already-paid",
        "order-closed",
        "payment-pending",
        "method-closed",
        "request-under-way",
        "key-reused",
        "too-many-requests",
      ),
    ),

  /** Asks the payment company when nothing was heard yet. */
  validate: call("anyone")
    .route({
      method: "POST",
      path: "/api/v1/payments/stranger-orders/{reference}/validate",
      tags,
      summary: "Whether an order without an account is paid",
    })
    .input(z.strictObject({ reference: PaymentReference }))
    .output(z.object({ success: z.boolean(), messages: z.array(z.string()), state: PaymentState }))
    .errors(refusals("not-found", "too-many-requests")),
};
