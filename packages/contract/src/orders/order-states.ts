import { stateMachine } from "../call/state-machine.ts";

/**
 * The states of a seller order, one seller's part of an order. `placed` waits for the payment;
 * `paid` for the seller; `prepared` is ready to be sent or fetched. `cancelled` and `returned` are
 * given back what was paid, which `refunded` ends.
 */
export const orderStates = [
  "placed",
  "paid",
  "prepared",
  "shipped",
  "delivered",
  "cancelled",
  "returned",
  "refunded",
] as const;

export type OrderState = (typeof orderStates)[number];

/** Who changes the state of a seller order: `product` by a payment, a refund or the calendar. */
export const orderSides = ["customer", "seller", "staff", "product"] as const;

export type OrderSide = (typeof orderSides)[number];

/**
 * What may become of a seller order, and by whom. A cancelled order is paid when its payment arrives
 * after its reservation expired, and its stock can be taken again.
 */
export const sellerOrderMachine = stateMachine<OrderState, OrderSide>({
  placed: { paid: ["product"], cancelled: ["customer", "staff", "product"] },
  paid: { prepared: ["seller", "staff"], cancelled: ["customer", "seller", "staff"] },
  prepared: {
    shipped: ["seller", "staff"],
    delivered: ["seller", "staff"],
    cancelled: ["seller", "staff"],
  },
  shipped: { delivered: ["customer", "seller", "staff", "product"], cancelled: ["staff"] },
  delivered: { returned: ["seller", "staff"] },
  cancelled: { paid: ["product"], refunded: ["product"] },
  returned: { refunded: ["product"] },
  refunded: {},
});

/**
 * Whether one side may make a transition of a seller order.
 * @param ships whether it is sent; one that is fetched, or is a service, goes from `prepared` to
 * `delivered`
 */
export function mayTransitionSellerOrder(
  { state, ships }: { state: OrderState; ships: boolean },
  to: OrderState,
  by: OrderSide,
): boolean {
  if (to === "shipped" && !ships) return false;
  if (state === "prepared" && to === "delivered" && ships) return false;
  return sellerOrderMachine.may(state, to, by);
}

/**
 * Whether a seller order arrived, so that its buyer may review its products: it was delivered, and its
 * buyer confirmed it or never said otherwise. What was returned later arrived too, and says most; what
 * was cancelled, or refunded because it never arrived, did not.
 */
export function hasArrived({
  state,
  confirmedAt,
}: {
  state: OrderState;
  confirmedAt: Date | null;
}) {
  return confirmedAt !== null || arrivedStates.some((one) => one === state);
}

/** The states in which a seller order arrived, even if nobody confirmed it. */
export const arrivedStates = ["delivered", "returned"] as const satisfies OrderState[];

/** The states after the payment in which the order stands. */
export const standingStates = [
  "paid",
  "prepared",
  "shipped",
  "delivered",
] as const satisfies OrderState[];

/**
 * The state of an order of several sellers: the least advanced one that stands, else how it ended.
 * @throws for an order without seller orders
 */
export function orderStateOf(states: readonly OrderState[]): OrderState {
  const order: readonly OrderState[] = ["placed", ...standingStates];
  for (const state of order) if (states.includes(state)) return state;
  for (const state of ["returned", "cancelled", "refunded"] as const)
    if (states.includes(state)) return state;
  throw new Error("An order has a seller at least");
}

/** The states in French, as everybody reads them. */
export const orderLabels: Record<OrderState, string> = {
  placed: "À payer",
  paid: "Payée",
  prepared: "Préparée",
  shipped: "Expédiée",
  delivered: "Livrée",
  cancelled: "Annulée",
  returned: "Retournée",
  refunded: "Remboursée",
};

/** The states of a return that a customer asked for. */
export const returnStates = ["asked", "accepted", "refused"] as const;

export type ReturnState = (typeof returnStates)[number];

/** What may become of a return: its seller answers once. */
export const returnMachine = stateMachine<ReturnState, OrderSide>({
  asked: { accepted: ["seller"], refused: ["seller"] },
  accepted: {},
  refused: {},
});

/** For how long a placed order keeps its stock, in minutes. */
export const RESERVATION_MINUTES = 30;

/** Units of one line. */
export const MOST_QUANTITY = 999;

/** After how many days on its way a seller order counts as delivered. */
export const DELIVERED_AFTER_DAYS = 14;
