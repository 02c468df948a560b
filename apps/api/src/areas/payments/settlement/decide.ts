import { paymentMessages } from "@jdj/contract/payments/messages";
import type { OrderState } from "@jdj/contract/payments/orders";
import type { Standing } from "../../../drivers/payments/port.ts";
import type { Attempt } from "../orders/queries.ts";

/** The currency that every payment must be in. */
const CURRENCY = "XOF";
/** A gateway that never heard of a try may still be hearing of it, so long, in seconds. */
const UNHEARD_SECONDS = 30;
/** A try is asked about for two days, in seconds; what comes later comes by notification. */
const PATIENCE_SECONDS = 2 * 86_400;

/** What is written of a try. */
export type Decision = Partial<Pick<Attempt, "state" | "reason" | "nextLookAt" | "settledAt">>;

/**
 * What a gateway's word means for a try. Null when it changes nothing: the try is closed. A failed
 * or expired one may still turn out to be paid, or to be open, and is then pending again.
 */
export function decide(known: {
  attempt: Pick<Attempt, "state" | "amountFcfa" | "createdAt">;
  orderState: OrderState;
  standing: Standing;
  now: Date;
}): Decision | null {
  const { attempt, orderState, standing, now } = known;
  if (!["pending", "failed", "expired"].includes(attempt.state)) return null;
  const closed = { nextLookAt: null, settledAt: now };

  if (standing.state === "paid") {
    if (standing.amountFcfa !== attempt.amountFcfa || standing.currency !== CURRENCY)
      return { state: "mismatch", ...closed };
    const isPaidAlready = orderState === "paid" || orderState === "refunded";
    return { state: isPaidAlready ? "surplus" : "paid", reason: null, ...closed };
  }
  const age = (now.getTime() - attempt.createdAt.getTime()) / 1000;
  const isOpen = standing.state === "pending" && age <= PATIENCE_SECONDS;
  const nextLookAt = new Date(now.getTime() + restFor(age) * 1000);
  if (isOpen)
    return { state: "pending", reason: standing.reason ?? null, nextLookAt, settledAt: null };
  if (attempt.state !== "pending") return { nextLookAt: null };
  if (standing.state === "failed") return { state: "failed", reason: standing.reason, ...closed };
  if (standing.state === "expired" || age > PATIENCE_SECONDS)
    return { state: "expired", reason: paymentMessages.expired, ...closed };
  if (standing.state === "unknown" && age > UNHEARD_SECONDS)
    return { state: "failed", reason: paymentMessages.away, ...closed };
  return { nextLookAt };
}

/** How long to wait before asking again, in seconds: longer for older tries, between 15 seconds and half an hour. */
export function restFor(age: number): number {
  return Math.min(1800, Math.max(15, age / 4));
}
