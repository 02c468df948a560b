import { paymentMessages } from "@jdj/contract/payments/messages";
import type { PaymentState } from "@jdj/contract/payments/payments";
import type { Standing } from "../../../drivers/payments/port.ts";
import { attemptMachine } from "../payments/payment-state.ts";
import type { Attempt } from "../payments/queries.ts";

/** The currency that every payment must be in. */
const CURRENCY = "XOF";
/** For how long a gateway may not know a new attempt yet, in seconds. */
const UNHEARD_SECONDS = 30;
/** For how long an attempt is polled, in seconds; later only a webhook can change it. */
const PATIENCE_SECONDS = 2 * 86_400;

/** The columns of an attempt that change. */
export type Decision = Partial<Pick<Attempt, "state" | "reason" | "nextLookAt" | "closedAt">>;

/**
 * What changes in an attempt, from the status at the gateway. Null for a closed attempt.
 * A failed or expired attempt may still turn out paid, or open: it is then pending again.
 */
export function decideAttempt(known: {
  attempt: Pick<Attempt, "state" | "amountFcfa" | "createdAt">;
  paymentState: PaymentState;
  standing: Standing;
  now: Date;
}): Decision | null {
  const { attempt, paymentState, standing, now } = known;
  if (!attemptMachine.may(attempt.state, "paid")) return null;
  const closed = { nextLookAt: null, closedAt: now };

  if (standing.state === "paid") {
    if (standing.amountFcfa !== attempt.amountFcfa || standing.currency !== CURRENCY)
      return { state: "mismatch", ...closed };
    const isPaidAlready = paymentState === "paid" || paymentState === "refunded";
    return { state: isPaidAlready ? "surplus" : "paid", reason: null, ...closed };
  }
  const age = (now.getTime() - attempt.createdAt.getTime()) / 1000;
  const isOpen = standing.state === "pending" && age <= PATIENCE_SECONDS;
  const nextLookAt = new Date(now.getTime() + backoffSeconds(age) * 1000);
  if (isOpen)
    return { state: "pending", reason: standing.reason ?? null, nextLookAt, closedAt: null };
  if (attempt.state !== "pending") return { nextLookAt: null };
  if (standing.state === "failed") return { state: "failed", reason: standing.reason, ...closed };
  if (standing.state === "expired" || age > PATIENCE_SECONDS)
    return { state: "expired", reason: paymentMessages.expired, ...closed };
  if (standing.state === "unknown" && age > UNHEARD_SECONDS)
    return { state: "failed", reason: paymentMessages.away, ...closed };
  return { nextLookAt };
}

/** How long to wait before asking again, in seconds: longer for older attempts, between 15 seconds and half an hour. */
export function backoffSeconds(age: number): number {
  return Math.min(1800, Math.max(15, age / 4));
}
