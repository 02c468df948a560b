import type { OrderState } from "@jdj/contract/payments/orders";

/**
 * The states that may follow each state of an order. A failed or expired order may be attempted
 * again, and may be reported as paid late.
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

/** Whether a payment may be initiated for it: it is neither paid nor closed. */
export function isPayable({ state, closedAt }: { state: OrderState; closedAt: Date | null }) {
  return closedAt === null && (state === "pending" || mayBecome(state, "pending"));
}
