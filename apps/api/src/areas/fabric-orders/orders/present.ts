import { fabricMachine } from "@jdj/contract/fabric-orders/fabric-states";
import type { FabricOrder, FabricOrderRow } from "@jdj/contract/fabric-orders/orders";
import { at } from "@jdj/contract/paths/addresses";
import { isChangeable, stateOn } from "./fabric-state.ts";
import { type Purchase, purchaseProgress } from "./purchases.ts";
import type { findOrder, StoredOrder, StoredShare } from "./queries.ts";
import { dueOf, fabricTotals } from "./totals.ts";

function unorderedUnits(order: StoredOrder, shares: readonly StoredShare[]): number {
  const { in_cart: held, left_out: left } = purchaseProgress(shares, order.cartFilledAt);
  return order.state === "sent" ? held.units + left.units : 0;
}

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
    unordered_units: unorderedUnits(order, shares),
  };
}

/** The references of the orders of the marketplace that have shares of an order, each once. */
export function referencesOf(order: StoredOrder, shares: readonly StoredShare[]): string[] {
  const all = [order.orderReference, ...shares.map(({ orderReference }) => orderReference)];
  return [...new Set(all.filter((one) => one !== null))];
}

type OrderRead = {
  today: string;
  /** Who reads it. */
  customerId: number;
  /** Whether they may change what people order, which a personal link does. */
  mayWrite: boolean;
  purchases: readonly Pick<Purchase, "reference" | "customerId">[];
  /** The order of the shop that was placed for it and waits for its payment. */
  unpaid: Purchase | null;
};

/** An order with its people. */
export function presentOrder(
  { order, productName, isSold }: Awaited<ReturnType<typeof findOrder>>,
  shares: readonly StoredShare[],
  { today, customerId, mayWrite, purchases, unpaid }: OrderRead,
): FabricOrder {
  const state = stateOn(order, today);
  const progress = purchaseProgress(shares, order.cartFilledAt);
  const read = (one: Pick<Purchase, "reference" | "customerId">) => ({
    reference: one.reference,
    is_own: one.customerId === customerId,
  });
  return {
    ...presentRow(order, shares, today),
    version: order.version,
    sizes: order.sizes,
    note: order.note,
    seller_name: order.sellerName,
    seller_phone: order.sellerPhone,
    article:
      order.productId === null || productName === null
        ? null
        : {
            id: order.productId,
            name: productName,
            variant_id: order.variantId,
            colour: order.colour,
            is_sold: isSold,
          },
    sent_at: order.sentAt?.toISOString() ?? null,
    purchases: purchases.map(read),
    unpaid_purchase: unpaid && read(unpaid),
    cart_filled_at: progress.in_cart.units > 0 ? (order.cartFilledAt?.toISOString() ?? null) : null,
    progress,
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
      path: mayWrite ? at("fabricShare", { token: share.token }) : null,
    })),
    can: {
      change: isChangeable(order),
      move: fabricMachine.after(state, "customer"),
      order:
        (state === "closed" || state === "sent") &&
        order.productId !== null &&
        unpaid === null &&
        progress.in_cart.units + progress.left_out.units > 0,
    },
  };
}
