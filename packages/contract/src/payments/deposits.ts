import { z } from "zod";
import { Instant } from "../call/shapes.ts";

/** What a deposit may be for: a quote or a booking. */
export const depositKinds = ["quote", "booking"] as const;

export type DepositKind = (typeof depositKinds)[number];

/**
 * A deposit as its customer sees it. `to-pay`, `pending` and `paid`; `closed` when it is no longer
 * asked for and was not paid; `refunding` and `refunded` once it is given back.
 */
export const Deposit = z.object({
  /** Names its page, `/paiement/{reference}`. */
  reference: z.string(),
  amount_fcfa: z.int(),
  state: z.enum(["to-pay", "pending", "paid", "closed", "refunding", "refunded"]),
  paid_at: Instant.nullable(),
  /** Address of the receipt (PDF); it opens for an hour or two. Null until it is paid. */
  receipt_url: z.string().nullable(),
});
export type Deposit = z.infer<typeof Deposit>;
