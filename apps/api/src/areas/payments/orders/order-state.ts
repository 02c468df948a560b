import type { OrderState } from "@jdj/contract/payments/orders";

/**
 * Where an order may go from each state. A failed or expired one may be tried again, and may turn
 * out to be paid: gateways are late at times.
 */
const moves: Record<OrderState, readonly OrderState[]> = {
  open: ["pending"],
  pending: ["paid", "failed", "expired"],
  failed: ["pending", "paid"],
  expired: ["pending", "paid"],
  paid: ["refunded"],
  refunded: [],
};

/** Whether an order may go from one state to another. */
export function mayBecome(from: OrderState, to: OrderState): boolean {
  return moves[from].includes(to);
}

/** Whether a payment may be begun for it: it is not paid, and what it is for still waits. */
export function isPayable({ state, closedAt }: { state: OrderState; closedAt: Date | null }) {
  return closedAt === null && (state === "pending" || mayBecome(state, "pending"));
}
