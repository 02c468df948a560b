import type { OrderHold } from "@jdj/contract/payments/order-release";
import type { SellerOrder, StoredOrder } from "../orders/lock-order.ts";

/** What is known of a suborder besides its own row. */
interface HoldFacts {
  order: Pick<StoredOrder, "paidAt">;
  /** Whether a return waits for its seller's answer, it is disputed, or staff hold its money. */
  isContested: boolean;
}

/** What decides when the money of a suborder is released; null for one that is not paid, or is cancelled. */
export function holdOf(
  suborder: Pick<
    SellerOrder,
    "state" | "deliveredAt" | "confirmedAt" | "returnDays" | "transitionedAt" | "releasedAt"
  >,
  { order: { paidAt }, isContested }: HoldFacts,
): OrderHold | null {
  const { state, deliveredAt, confirmedAt, returnDays, transitionedAt } = suborder;
  if (paidAt === null || state === "placed" || state === "cancelled") return null;
  const isReturned = state === "returned" || state === "refunded";
  return {
    ...{ paidAt, deliveredAt, confirmedAt, returnDays },
    isFrozen: isContested,
    returnedAt: isReturned ? transitionedAt : null,
  };
}
