import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { CalendarDate, Id, Instant, line, PathId } from "../call/shapes.ts";
import { paymentMethods } from "../payments/methods.ts";
import { paymentPurposes } from "../payments/subjects.ts";
import { consoleMessages } from "./messages.ts";
import { ById, listInput, Search, YesNo } from "./resource.ts";
import { WaitingSum } from "./waiting-approval.ts";

const tags = ["console"];
const path = "/api/v1/console/payments" as const;

/** What a payment may have become; `mismatch`: another amount was paid, `surplus`: paid twice. */
export const consolePaymentStates = [
  "pending",
  "paid",
  "failed",
  "expired",
  "mismatch",
  "surplus",
  "refunded",
] as const;

/** A refund of a payment, or of a part of it. */
export const PaymentRefund = z
  .object({
    id: Id,
    state: z.string(),
    amount_fcfa: z.int(),
    requested_by: z.string(),
    created_at: Instant,
    recorded_at: Instant.nullable(),
  })
  .meta({ id: "PaymentRefund" });

/** One attempt to pay an order, by one gateway. */
export const ConsolePayment = z
  .object({
    id: Id,
    reference: z.string(),
    /** The company's own reference; null until it answered. */
    gateway_reference: z.string().nullable(),
    order_reference: z.string(),
    /** The company, as a payment method. */
    method: z.enum(paymentMethods),
    purpose: z.enum(paymentPurposes),
    /** What was bought, where the order says it. */
    label: z.string().nullable(),
    state: z.enum(consolePaymentStates),
    order_state: z.string(),
    /** Why it failed, in French. */
    reason: z.string().nullable(),
    amount_fcfa: z.int(),
    created_at: Instant,
    /** When its outcome was recorded; null while it is open. */
    closed_at: Instant.nullable(),
    /** The number that was asked to confirm, E.164; null for a payment on a page. */
    phone: z.string().nullable(),
    /** The customer; null for somebody without an account. */
    payer: z.object({ user_id: Id, name: z.string(), phone: z.string().nullable() }).nullable(),
    /** The last refund of this payment, if somebody asked for one. */
    refund: PaymentRefund.nullable(),
    /** What is left to give back: of what was paid, without what was given back or is on its way. */
    left_fcfa: z.int(),
    /** Whether a part of what is left may be given back, or only all of it. */
    partly_refundable: z.boolean(),
    /** A refund, or the settlement of a lost payment, that waits for a second person. */
    approval: WaitingSum.nullable(),
  })
  .meta({ id: "ConsolePayment" });
export type ConsolePayment = z.infer<typeof ConsolePayment>;

/** What may happen to an order, in its timeline. */
export const timelineKinds = [
  "order-opened",
  "order-closed",
  "payment-asked",
  "gateway-asked",
  "webhook",
  "payment-closed",
  "refund-asked",
  "refund-closed",
  "staff",
] as const;

/** One entry of the timeline of an order. */
export const TimelineEntry = z
  .object({
    at: Instant,
    kind: z.enum(timelineKinds),
    /** Which attempt; null for what is of the order. */
    reference: z.string().nullable(),
    method: z.enum(paymentMethods).nullable(),
    /** The state that it led to, the gateway's answer, or the action of staff in the audit log. */
    result: z.string().nullable(),
    amount_fcfa: z.int().nullable(),
    /** Who did it: a member of staff, or `automatic`; null for the customer and the gateway. */
    by: z.string().nullable(),
    /** Why: of a failure, of a refund. */
    reason: z.string().nullable(),
    /** How often, and until when, where the same answer came again. */
    times: z.int(),
    until: Instant.nullable(),
  })
  .meta({ id: "TimelineEntry" });
export type TimelineEntry = z.infer<typeof TimelineEntry>;

/** A payment with its refunds, the newest first, and all that happened to its order, the oldest first. */
export const ConsolePaymentDetail = ConsolePayment.extend({
  refunds: z.array(PaymentRefund),
  timeline: z.array(TimelineEntry),
}).meta({ id: "ConsolePaymentDetail" });
export type ConsolePaymentDetail = z.infer<typeof ConsolePaymentDetail>;

/** What each company took in the last thirty days, and what must never be, counted. */
export const PaymentOverview = z.object({
  companies: z.array(
    z.object({
      method: z.enum(paymentMethods),
      paid: z.int(),
      paid_fcfa: z.int(),
      pending: z.int(),
      failed: z.int(),
      /** Paid otherwise than asked, or twice. */
      odd: z.int(),
      refunded_fcfa: z.int(),
    }),
  ),
  errors: z.object({
    /** Paid orders without their credit. */
    uncredited: z.int(),
    /** Credits without a paid order. */
    unpaid: z.int(),
    /** Balances that are not the sum of their moves. */
    balances: z.int(),
  }),
});
export type PaymentOverview = z.infer<typeof PaymentOverview>;

export const consolePayments = {
  overview: call("staff", "payments:read")
    .route({
      method: "GET",
      path: "/api/v1/console/payment-overview",
      tags,
      summary: "What each company took, and what must never be",
    })
    .output(PaymentOverview),

  /**
   * The newest first; by our reference or the company's, by the payer's number in any wording, by
   * the day on which it was asked for; `odd`: those that somebody must see to.
   */
  list: call("staff", "payments:read")
    .route({ method: "GET", path, tags, summary: "Payments" })
    .input(
      listInput(["id"], {
        reference: Search.optional(),
        phone: Search.optional(),
        state: z.enum(consolePaymentStates).optional(),
        method: z.enum(paymentMethods).optional(),
        purpose: z.enum(paymentPurposes).optional(),
        from: CalendarDate.optional(),
        to: CalendarDate.optional(),
        odd: YesNo.optional(),
        /** The account that pays. */
        person_id: PathId.optional(),
      }),
    )
    .output(pageOf(ConsolePayment)),

  find: call("staff", "payments:read")
    .route({ method: "GET", path: `${path}/{id}`, tags, summary: "A payment" })
    .input(ById)
    .output(ConsolePaymentDetail)
    .errors(refusals("not-found")),

  /** Asks the gateway about a payment, and settles the order if it was paid. */
  check: call("staff", "payments:write")
    .route({ method: "POST", path: `${path}/{id}/check`, tags, summary: "Ask the gateway" })
    .input(ById)
    .output(ConsolePaymentDetail)
    .errors(refusals("not-found")),

  /**
   * Settles a payment that the company has and we have not: asks it first; where it cannot be asked,
   * its uploaded statement is the proof, and above the limit of the settings a second person repeats
   * the call.
   */
  settleLost: call("staff", "payments:write")
    .route({ method: "POST", path: `${path}/{id}/settle`, tags, summary: "Settle a lost payment" })
    .input(z.object({ id: PathId, reason: line(consoleMessages.reasonRequired, 300) }))
    .output(ConsolePaymentDetail)
    .errors(
      refusals(
        "not-found",
        "payment-settled",
        "payment-denied",
        "proof-missing",
        "second-person-needed",
        "access-too-new",
      ),
    ),

  /**
   * Refunds what is left of a payment, or a part of it; above the limit of the settings, with what the
   * same customer got back on that day, it waits for a second person, who repeats the call. An amount
   * comes with what the page showed as left: it is refused (409) when that changed meanwhile.
   */
  refund: call("staff", "payments:write")
    .route({ method: "POST", path: `${path}/{id}/refund`, tags, summary: "Refund a payment" })
    .input(
      z.object({
        id: PathId,
        reason: line(consoleMessages.reasonRequired, 300),
        amount_fcfa: z
          .int(consoleMessages.refundWrong)
          .min(1, consoleMessages.refundWrong)
          .optional(),
        left_fcfa: z.int().min(0).optional(),
      }),
    )
    .output(ConsolePaymentDetail)
    .errors(
      refusals(
        ...(["not-found", "dispute-open", "changed-meanwhile"] as const),
        ...(["second-person-needed", "access-too-new"] as const),
      ),
    ),

  /** Records how a refund by hand ended. */
  recordRefund: call("staff", "payments:write")
    .route({
      method: "POST",
      path: `${path}/{id}/refund-result`,
      tags,
      summary: "End a refund by hand",
    })
    .input(z.object({ id: PathId, made: z.boolean() }))
    .output(ConsolePaymentDetail)
    .errors(refusals("not-found", "refund-ended", "second-person-needed", "access-too-new")),
};
