import { z } from "zod";
import { Instant } from "../call/shapes.ts";
import { CreditNote } from "./credit-notes.ts";

/** What may be paid for besides units of a channel: a row of an area above the payments. */
export const subjectKinds = [
  "quote",
  "booking",
  "order",
  "gift",
  "fabric-share",
  "contribution",
  "listing",
  "boost",
] as const;

export type SubjectKind = (typeof subjectKinds)[number];

/**
 * What the payment of each kind of subject is: the deposit for a quote or a booking, the purchase of
 * products of the marketplace, a gift to the hosts of an event, a share of a group's fabric, a
 * contribution to an event, a period of a provider's listing in the directory, or a boost of its place there.
 */
export const subjectPurposes = {
  quote: "deposit",
  booking: "deposit",
  order: "purchase",
  gift: "gift",
  "fabric-share": "fabric-share",
  contribution: "contribution",
  listing: "listing",
  boost: "boost",
} as const satisfies Record<SubjectKind, string>;

/** Whether what is paid for a subject belongs to somebody else: all but our own sales. */
export function isForOthers(kind: SubjectKind | null): boolean {
  return kind !== null && kind !== "listing" && kind !== "boost";
}

/** What a payment is opened for. */
export const paymentPurposes = [
  "campaign",
  "reminder",
  "credit",
  "deposit",
  "purchase",
  "gift",
  "fabric-share",
  "contribution",
  "listing",
  "boost",
] as const;

export type PaymentPurpose = (typeof paymentPurposes)[number];

/** The receipt of one payment, as its payer sees it. */
export const SubjectReceipt = z.object({
  amount_fcfa: z.int(),
  paid_at: Instant,
  /** Address of the document (PDF); it opens for an hour or two. */
  url: z.string(),
});
export type SubjectReceipt = z.infer<typeof SubjectReceipt>;

/**
 * The payment of a subject as its payer sees it. `to-pay`, `pending` and `paid`; `closed` when it is
 * no longer asked for and was not paid; `refunding` and `refunded` once it is given back.
 */
export const SubjectPayment = z
  .object({
    /** Names its page, `/paiement/{reference}`. */
    reference: z.string(),
    amount_fcfa: z.int(),
    state: z.enum(["to-pay", "pending", "paid", "closed", "refunding", "refunded"]),
    paid_at: Instant.nullable(),
    /** Address of the receipt (PDF); it opens for an hour or two. Null until it is paid. */
    receipt_url: z.string().nullable(),
    /** The receipt of every payment that was made for it, oldest first: of an instalment, a second one too. */
    receipts: z.array(SubjectReceipt),
    /** What was given back of it, oldest first. */
    credit_notes: z.array(CreditNote),
  })
  .meta({ id: "SubjectPayment" });
export type SubjectPayment = z.infer<typeof SubjectPayment>;
