import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Id, Instant, line } from "../call/shapes.ts";
import { CreditNote } from "./credit-notes.ts";
import { paymentMessages } from "./messages.ts";
import { paymentMethods } from "./methods.ts";
import { paymentPurposes, subjectKinds } from "./subjects.ts";

/** Our name for a payment: made of the date, the time and chance; it opens the payment to whoever holds it. */
export const PaymentReference = line(paymentMessages.referenceRequired, 40);

/** A name of a payment: ours, or one that a client built from the date and the time, also as a number. */
export const AnyReference = z.preprocess(
  (value) => (typeof value === "number" ? String(value) : value),
  line(paymentMessages.referenceRequired, 100),
);

/** The state of a payment. `failed` and `expired` may be attempted again, or be reported as paid late. */
export const PaymentState = z
  .enum(["open", "pending", "paid", "failed", "expired", "refunded"])
  .meta({ id: "PaymentState" });
export type PaymentState = z.infer<typeof PaymentState>;

export const Method = z.enum(paymentMethods).meta({ id: "Method" });

const paymentFields = {
  reference: z.string(),
  state: PaymentState,
  /** What it was opened for. Only a campaign, a reminder and credit have a channel. */
  purpose: z.enum(paymentPurposes),
  /** Null for what is not paid for a channel. */
  channel_id: Id.nullable(),
  /** What is paid for, where it is not a channel. */
  subject: z.object({ kind: z.enum(subjectKinds), id: Id }).nullable(),
  /** What is paid for, in French; null for a channel. */
  label: z.string().nullable(),
  /** Null where no campaign waits for it. */
  message_id: Id.nullable(),
  /** The method of the last attempt. */
  method: Method.nullable(),
  /** Units bought, and the price of one in FCFA. */
  units: z.int(),
  unit_fcfa: z.int(),
  /** Before tax, with tax, and what is asked for (100 FCFA at least). */
  due_fcfa: z.int(),
  total_fcfa: z.int(),
  order_fcfa: z.int(),
  /** What was taken; null until it is paid. */
  paid_fcfa: z.int().nullable(),
  created_at: Instant,
  paid_at: Instant.nullable(),
  /** Address of the receipt (PDF); it opens for an hour or two. */
  receipt_url: z.string().nullable(),
  /** What was given back of it, oldest first. */
  credit_notes: z.array(CreditNote),
  /** Whether it may be paid: it is unpaid, and its campaign still waits for it. */
  is_payable: z.boolean(),
};

/** A payment in a list. */
export const Purchase = z.object(paymentFields).meta({ id: "Purchase" });
export type Purchase = z.infer<typeof Purchase>;

/** A payment with what its page needs. */
export const Payment = z
  .object({
    ...paymentFields,
    /** Why the last attempt failed, in French. */
    reason: z.string().nullable(),
    /** Until when the page shows that it waits; null when no attempt is pending. */
    waiting_until: Instant.nullable(),
    /** The gateway's page of the pending payment; null for one that is confirmed on a phone. */
    payment_url: z.string().nullable(),
    /** The fake gateway's page in place of the payer's phone, in demonstration only. */
    sandbox_url: z.string().nullable(),
    /** The method of the pending payment. */
    pending_method: Method.nullable(),
    /** What was paid a second time, and became credit: its amount, units and receipt. */
    surplus: z.array(
      z.object({ method: Method, paid_fcfa: z.int(), units: z.int(), receipt_url: z.string() }),
    ),
    /** The payment for the missing credit, when this one is paid and its campaign still waits. */
    top_up: z.object({ reference: z.string(), units: z.int(), order_fcfa: z.int() }).nullable(),
    /** The day of the service that a deposit is paid for, `YYYY-MM-DD`; null where none is known. */
    service_day: z.string().nullable(),
    /** Path of the page that it was opened from; null where its subject has none of its own. */
    back_path: z.string().nullable(),
    can: z.object({ pay: z.boolean() }),
  })
  .meta({ id: "Payment" });
export type Payment = z.infer<typeof Payment>;

export const payments = {
  paymentMethods: call("anyone")
    .route({
      method: "GET",
      path: "/api/v1/payments/methods",
      tags: ["payments"],
      summary: "Ways of paying that are open",
    })
    .output(
      z.array(
        z.object({
          code: Method,
          name: z.string(),
          kind: z.enum(["redirect", "push"]),
          /** What its numbers begin with, after 225. */
          prefix: z.string().nullable(),
        }),
      ),
    ),

  order: call("verified-customer", "cards:read")
    .route({
      method: "GET",
      path: "/api/v1/payments/orders/{reference}",
      tags: ["payments"],
      summary: "One order and how far its payment is",
    })
    .input(z.strictObject({ reference: AnyReference }))
    .output(Payment)
    .errors(refusals("not-found", "account-unverified", "not-allowed")),

  customerPurchases: call("verified-customer", "cards:read")
    .route({
      method: "GET",
      path: "/api/v1/customer-purchases",
      tags: ["payments"],
      summary: "Orders of the current event, newest first",
    })
    .output(z.array(Purchase))
    .errors(refusals("account-unverified", "not-allowed")),
};
