import type { LabelledOrder } from "@jdj/contract/orders/order-label";
import type { ReturnState } from "@jdj/contract/orders/order-states";
import type { SellerOrder } from "./lock-order.ts";

/** What names where a suborder is. @param asked the return that its customer asked for; null for none */
export function labelledOrder({
  suborder: { state, goodsFcfa, deliveryFcfa, refundedFcfa },
  asked,
}: {
  suborder: Pick<SellerOrder, "state" | "goodsFcfa" | "deliveryFcfa" | "refundedFcfa">;
  asked: { state: ReturnState } | null;
}): LabelledOrder {
  const paidFcfa = goodsFcfa + deliveryFcfa;
  return { state, paidFcfa, refundedFcfa, isReturn: asked?.state === "accepted" };
}
