import type { OrderState } from "@jdj/contract/orders/order-states";

/** The tone of the badge of each state. */
export const orderTones: Record<OrderState, "neutral" | "good" | "bad" | "waiting"> = {
  placed: "waiting",
  paid: "good",
  prepared: "neutral",
  shipped: "neutral",
  delivered: "good",
  cancelled: "bad",
  returned: "waiting",
  refunded: "neutral",
};

/** What the badge of an order says. */
export const orderLabel = (order: {
  is_expired: boolean;
  status: OrderState;
  status_label: string;
}) => (order.is_expired && order.status === "cancelled" ? "Expirée" : order.status_label);
