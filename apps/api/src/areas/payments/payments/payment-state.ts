import { stateMachine } from "@jdj/contract/call/state-machine";
import type { PaymentState } from "@jdj/contract/payments/payments";
import type { Attempt } from "./queries.ts";

/**
 * What may become of a payment. A failed or expired one may be attempted again, and may be reported as
 * paid late.
 */
export const paymentMachine = stateMachine<PaymentState>({
  open: { pending: ["customer"] },
  pending: { paid: ["product"], failed: ["product"], expired: ["product"] },
  failed: { pending: ["customer", "product"], paid: ["product"] },
  expired: { pending: ["customer", "product"], paid: ["product"] },
  paid: { refunded: ["product"] },
  refunded: {},
});

/** What may become of an attempt: a company may also answer that a failed or expired one is open, or paid. */
export const attemptMachine = stateMachine<Attempt["state"]>({
  pending: {
    paid: ["product"],
    failed: ["product"],
    expired: ["product"],
    mismatch: ["product"],
    surplus: ["product"],
  },
  failed: { pending: ["product"], paid: ["product"], mismatch: ["product"], surplus: ["product"] },
  expired: { pending: ["product"], paid: ["product"], mismatch: ["product"], surplus: ["product"] },
  paid: { refunded: ["product"] },
  mismatch: { refunded: ["product"] },
  surplus: { refunded: ["product"] },
  refunded: {},
});

/** Whether a payment may be initiated for it: it is neither paid nor closed. */
export function isPayable({ state, closedAt }: { state: PaymentState; closedAt: Date | null }) {
  return closedAt === null && (state === "pending" || paymentMachine.may(state, "pending"));
}
