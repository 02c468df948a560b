import { type OrderSide, type OrderState, orderLabels } from "./order-states.ts";

/** What names where a suborder is, or an order of several. Amounts in FCFA. */
export interface LabelledOrder {
  state: OrderState;
  /** What was paid for it, its delivery included. */
  paidFcfa: number;
  /** What was given back of it, or is on its way. */
  refundedFcfa: number;
  /** Whether its seller took goods back; staff who decide a dispute give money back without that. */
  isReturn: boolean;
}

/**
 * Where an order is, in French. One of which a part was given back is not called refunded, and one that
 * staff decided about is not called returned, since nothing came back to its seller.
 */
export function orderStateLabel({
  state,
  paidFcfa,
  refundedFcfa,
  isReturn,
}: LabelledOrder): string {
  const isPartial = refundedFcfa < paidFcfa;
  if (state === "refunded" && isPartial) return "Remboursée en partie";
  if (state !== "returned" || isReturn) return orderLabels[state];
  return isPartial ? "Remboursement partiel en cours" : "Remboursement en cours";
}

/** What happened in a move of an order, in French. */
export function transitionLabel(
  move: { to: OrderState; by: OrderSide },
  order: LabelledOrder,
): string {
  if (move.to === "returned" && move.by === "staff") return "Remboursement décidé";
  return move.to === "refunded"
    ? orderStateLabel({ ...order, state: "refunded" })
    : orderLabels[move.to];
}

/** Several suborders as one, to name their order. @param state where the order is */
export function wholeOrder(state: OrderState, suborders: readonly LabelledOrder[]): LabelledOrder {
  const total = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0);
  return {
    state,
    paidFcfa: total(suborders.map(({ paidFcfa }) => paidFcfa)),
    refundedFcfa: total(suborders.map(({ refundedFcfa }) => refundedFcfa)),
    isReturn: suborders.every((one) => one.state !== "returned" || one.isReturn),
  };
}
