import type { PayoutState } from "@jdj/contract/payouts/payout-state";
import type { TransferStanding } from "../../../drivers/payouts/port.ts";

/** A company's list may lag: a transfer that it does not know is repeated only after this, in seconds. */
const LAG_SECONDS = 600;

/** What is known of a payout when its company answers. */
export interface KnownPayout {
  state: PayoutState;
  amountFcfa: number;
  sentAt: Date;
}

/**
 * What follows from a company's answer. `become`: the payout changes its state. `repeat`: the same
 * request once more, under the same key. `alert`: a person must look. `wait`: it is asked again later.
 */
export type PayoutDecision =
  | { do: "become"; state: "confirmed"; reference: string }
  | { do: "become"; state: "failed" | "reversed"; reason: string }
  /** Nothing was sent: our own wallet is short. */
  | { do: "become"; state: "approved" }
  | { do: "repeat" }
  | { do: "alert"; about: "unknown" | "amount" }
  | { do: "wait" };

const REVERSED = "L’opérateur a annulé ce transfert.";

/** Decides from a company's answer. Only a `sent` or a `confirmed` payout changes by it. */
export function decidePayout(
  { state, amountFcfa, sentAt }: KnownPayout,
  standing: TransferStanding,
  { isIdempotent, now }: { isIdempotent: boolean; now: Date },
): PayoutDecision {
  if (standing.state === "reversed" && (state === "sent" || state === "confirmed"))
    return { do: "become", state: "reversed", reason: REVERSED };
  if (state !== "sent") return { do: "wait" };
  switch (standing.state) {
    case "confirmed":
      return standing.amountFcfa === amountFcfa
        ? { do: "become", state: "confirmed", reference: standing.companyReference }
        : { do: "alert", about: "amount" };
    case "failed":
      return { do: "become", state: "failed", reason: standing.reason };
    case "short":
      return { do: "become", state: "approved" };
    case "unknown": {
      const age = (now.getTime() - sentAt.getTime()) / 1000;
      if (age < LAG_SECONDS) return { do: "wait" };
      return isIdempotent ? { do: "repeat" } : { do: "alert", about: "unknown" };
    }
    default:
      return { do: "wait" };
  }
}

/** How long to wait before a company is asked again, in seconds: longer for older transfers, from 15 seconds to an hour. */
export function payoutBackoff(ageSeconds: number): number {
  return Math.min(3600, Math.max(15, ageSeconds / 4));
}
