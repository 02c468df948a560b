import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done, PathId } from "../call/shapes.ts";
import { Payout, payoutRequest } from "../payouts/payout.ts";

/** What the hosts were paid, and what they may have paid out. */
export const HostMoney = z.object({
  /** FCFA that guests paid and that were not given back. */
  received_fcfa: z.int(),
  /** FCFA that were paid out, or are on their way. */
  paid_out_fcfa: z.int(),
  /**
   * FCFA that we owe the hosts. Negative when a gift was given back after its money was paid out: the
   * next gifts make up for it first.
   */
  balance_fcfa: z.int(),
  /** What of it may be asked for now: paid 48 hours ago or earlier (`hostsHeldSince`). */
  available_fcfa: z.int(),
  /** The newest first, 50 at most. */
  payouts: z.array(Payout),
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

  /** Asks for money on one of the hosts' numbers, confirmed by the password. */
  request: call("verified-customer", "ownership:write")
    .route({
      method: "POST",
      path: "/api/v1/gift-lists/{eventId}/payouts",
      tags,
      summary: "Ask for a payout",
    })
    .input(z.object({ eventId: PathId, ...payoutRequest }))
    .output(Done)
    .errors(
      refusals(
        ...errors,
        "payout-under-way",
        "nothing-to-pay-out",
        "payout-number-unproven",
        "payout-number-new",
        "too-many-requests",
      ),
    ),
};
