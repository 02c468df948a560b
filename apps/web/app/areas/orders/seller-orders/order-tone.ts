import type { OrderState } from "@jdj/contract/orders/order-states";

/** The colours of a seller order's states: what waits for the seller stands out. */
export const orderTones: Record<OrderState, "neutral" | "good" | "bad" | "waiting"> = {
  placed: "neutral",
  paid: "waiting",
  prepared: "waiting",
  shipped: "neutral",
  delivered: "good",
  cancelled: "bad",
  returned: "bad",
  refunded: "bad",
};
