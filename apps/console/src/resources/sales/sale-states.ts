import { bookingLabels } from "@jdj/contract/bookings/booking-states";
import { inFrench } from "@jdj/contract/call/french-messages";
import type { RegisterState } from "@jdj/contract/contributions/contribution-states";
import type { FabricState } from "@jdj/contract/fabric-orders/fabric-states";
import type { GiftState } from "@jdj/contract/gifts/gift-states";
import { orderLabels } from "@jdj/contract/orders/order-states";
import { quoteStatuses, quoteStatusLabels } from "@jdj/contract/quotes/quote-state";

const giftLabels: Record<GiftState, string> = {
  pending: "En attente du paiement",
  paid: "Payé",
  expired: "Expiré",
  refunded: "Remboursé",
};

const registerLabels: Record<RegisterState, string> = {
  open: "Ouvert",
  closed: "Clos",
};

const fabricLabels: Record<FabricState, string> = {
  open: "Ouverte",
  closed: "Fermée",
  sent: "Commandée",
  cancelled: "Annulée",
};

/** The names of the states of each kind of sale, by the name of its resource. */
const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  orders: orderLabels,
  bookings: bookingLabels,
  quotes: Object.fromEntries(
    quoteStatuses.map((status) => [status, inFrench(quoteStatusLabels[status])]),
  ),
  gifts: giftLabels,
  contributions: registerLabels,
  "fabric-orders": fabricLabels,
};

/** The French name of a state of a sale. */
export function saleStateLabel(resource: string, state: string): string {
  return labels[resource]?.[state] ?? state;
}

/** The states of a kind of sale to choose from. */
export function saleStateChoices(resource: string) {
  return Object.entries(labels[resource] ?? {}).map(([id, name]) => ({ id, name }));
}

/** The French name of what happened to a sale: staff who give money back take no goods back. */
export function saleEventLabel(resource: string, { state, by }: { state: string; by: string }) {
  const isDecision = resource === "orders" && state === "returned" && by === "staff";
  return isDecision ? "Remboursement décidé" : saleStateLabel(resource, state);
}
