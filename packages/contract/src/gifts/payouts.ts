import { z } from "zod";
import { call } from "../call/call.ts";
import { readAmount } from "../call/read-amount.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, Instant, line, oneOf, PathId } from "../call/shapes.ts";
import {
  PAYOUT_MIN_FCFA,
  type PayoutMethod,
  payoutMethods,
  payoutStates,
} from "../orders/seller-views.ts";
import { giftMessages } from "./messages.ts";

const methods = Object.keys(payoutMethods) as [PayoutMethod, ...PayoutMethod[]];

/** Money on its way to the hosts' phone. */
export const HostPayout = z.object({
  id: Id,
  amount: z.int(),
  method: z.enum(methods),
  /** E.164. */
  phone: z.string(),
  /** Whose number it is. */
  holder: z.string(),
  state: z.enum(payoutStates),
  /** Why it was refused; empty otherwise. */
  reason: z.string(),
  /** The number of the transfer at its operator; empty until it is made. */
  transfer_reference: z.string(),
  asked_at: Instant,
  settled_at: Instant.nullable(),
});
export type HostPayout = z.infer<typeof HostPayout>;

/** What the hosts were paid, and what they may have paid out. */
export const HostMoney = z.object({
  /** FCFA that guests paid and that were not given back: gifts, and shares of fabric. */
  received_fcfa: z.int(),
  /** FCFA that were paid out, or are on their way. */
  paid_out_fcfa: z.int(),
  /**
   * FCFA that we owe the hosts. Negative when a gift was given back after its money was paid out: the
   * next gifts make up for it first.
   */
  balance_fcfa: z.int(),
  /** The newest first, 50 at most. */
  payouts: z.array(HostPayout),
});
export type HostMoney = z.infer<typeof HostMoney>;

const tags = ["gifts"];
const errors = ["not-found", "not-allowed", "account-unverified"] as const;

/** The money of gifts. Only the hosts themselves see it and ask for it, not their helpers. */
export const hostPayouts = {
  list: call("verified-customer", "ownership:read")
    .route({
      method: "GET",
      path: "/api/v1/gift-lists/{eventId}/payouts",
      tags,
      summary: "What the hosts were paid, and their payouts",
    })
    .input(z.object({ eventId: PathId }))
    .output(HostMoney)
    .errors(refusals(...errors)),

  /** Asks for money on a mobile-money number, confirmed by the password; staff send it. */
  request: call("verified-customer", "ownership:write")
    .route({
      method: "POST",
      path: "/api/v1/gift-lists/{eventId}/payouts",
      tags,
      summary: "Ask for a payout",
    })
    .input(
      z.object({
        eventId: PathId,
        amount: z.preprocess(
          readAmount,
          z
            .int(giftMessages.payoutAmount)
            .min(PAYOUT_MIN_FCFA, giftMessages.payoutAmount)
            .max(100_000_000, giftMessages.payoutTooMuch)
            .multipleOf(5, giftMessages.payoutAmount),
        ),
        method: oneOf(methods, giftMessages.payoutMethod),
        phone: line(giftMessages.payoutPhone, 40),
        holder: line(giftMessages.payoutHolder, 80),
        current_password: z.string().max(200).default(""),
      }),
    )
    .output(Done)
    .errors(refusals(...errors, "payout-under-way", "nothing-to-pay-out", "too-many-requests")),
};
