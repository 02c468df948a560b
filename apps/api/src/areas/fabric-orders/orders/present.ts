import { fabricStates, mayMove } from "@jdj/contract/fabric-orders/fabric-states";
import type { FabricOrder, FabricOrderRow } from "@jdj/contract/fabric-orders/orders";
import { at } from "@jdj/contract/paths/addresses";
import { isChangeable, stateOn } from "./fabric-state.ts";
import type { findOrder, StoredOrder, StoredShare } from "./queries.ts";
import { dueOf, fabricTotals } from "./totals.ts";

/** An order in the list of an event. */
export function presentRow(
  order: StoredOrder,
  shares: readonly StoredShare[],
  today: string,
): FabricOrderRow {
  return {
    id: order.id,
    name: order.name,
    unit: order.unit,
    unit_fcfa: order.unitFcfa,
    deadline: order.deadline,
    state: stateOn(order, today),
    totals: fabricTotals(shares, order),
  };
}

/** An order with its people. @param customerId who reads it */
export function presentOrder(
  { order, articleName, isSold }: Awaited<ReturnType<typeof findOrder>>,
  shares: readonly StoredShare[],
  { today, customerId }: { today: string; customerId: number },
): FabricOrder {
  const state = stateOn(order, today);
  return {
    ...presentRow(order, shares, today),
    version: order.version,
    sizes: order.sizes,
    note: order.note,
    seller_name: order.sellerName,
    seller_phone: order.sellerPhone,
    article:
      order.articleId === null || articleName === null
        ? null
        : {
            id: order.articleId,
            name: articleName,
            variant_id: order.variantId,
            colour: order.colour,
            is_sold: isSold,
          },
    sent_at: order.sentAt?.toISOString() ?? null,
    order_reference: order.orderReference,
    cart_filled_at: state === "closed" ? (order.cartFilledAt?.toISOString() ?? null) : null,
    shares: shares.map((share) => ({
      id: share.id,
      version: share.version,
      name: share.name,
      phone: share.phone,
      size: share.size,
      quantity: share.quantity,
      due_fcfa: dueOf(share, order.unitFcfa),
      paid_fcfa: share.paidFcfa,
      paid_by: share.paidBy,
      paid_at: share.paidAt?.toISOString() ?? null,
      cash_marker: share.cashMarker,
      is_sent: share.sentAt !== null,
      reminded_at: share.remindedAt?.toISOString() ?? null,
      path: at("fabricShare", { token: share.token }),
    })),
    can: {
      change: isChangeable(order),
      move: fabricStates.filter((to) => mayMove(state, to)),
      order:
        state === "closed" &&
        order.articleId !== null &&
        shares.some(({ paidFcfa }) => paidFcfa !== null),
      follow: order.orderReference !== null && order.cartCustomerId === customerId,
    },
  };
}
