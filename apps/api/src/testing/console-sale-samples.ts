import type { CallName } from "./contract-calls.ts";
import type { Sample } from "./subject.ts";

/** Right inputs for the calls of the console about what customers ordered, and about the ledger. */
export const consoleSaleSamples = {
  "console.orders.list": { byId: false, input: () => ({ q: "07 00 00 90 99", state: "paid" }) },
  "console.orders.find": { byId: false, input: ({ orders }) => ({ id: orders.sentOrderId }) },
  "console.orders.cancelSuborder": {
    byId: false,
    input: ({ orders }) => ({
      ...{ id: orders.sentOrderId, suborder_id: orders.sentSuborderId },
      ...{ refund_fcfa: 1500, reason: "Colis perdu" },
    }),
  },
  "console.orders.refundSuborder": {
    byId: false,
    input: ({ orders }) => ({
      ...{ id: orders.sentOrderId, suborder_id: orders.sentSuborderId },
      ...{ amount_fcfa: 500, left_fcfa: 1, reason: "Emballage abîmé" },
    }),
  },
  "console.orders.holdSuborder": {
    byId: false,
    input: ({ orders }) => ({
      ...{ id: orders.sentOrderId, suborder_id: orders.sentSuborderId },
      reason: "Adresse de livraison à vérifier.",
    }),
  },
  "console.orders.liftSuborderHold": {
    byId: false,
    input: ({ orders }) => ({
      ...{ id: orders.sentOrderId, suborder_id: orders.sentSuborderId },
      reason: "Adresse vérifiée par téléphone.",
    }),
  },
  "console.bookings.hold": {
    byId: false,
    input: ({ bookingId }) => ({ id: bookingId, reason: "Papiers du prestataire à vérifier." }),
  },
  "console.bookings.lift": {
    byId: false,
    input: ({ bookingId }) => ({ id: bookingId, reason: "Papiers reçus et vérifiés." }),
  },
  "console.quotes.hold": {
    byId: false,
    input: ({ quoteRequestId }) => ({ id: quoteRequestId, reason: "Deux plaintes sont à lire." }),
  },
  "console.quotes.lift": {
    byId: false,
    input: ({ quoteRequestId }) => ({ id: quoteRequestId, reason: "Les plaintes sont closes." }),
  },
  "console.bookings.list": { byId: false, input: () => ({ q: "Awa", from: "2026-11-20" }) },
  "console.bookings.find": { byId: false, input: ({ bookingId }) => ({ id: bookingId }) },
  "console.quotes.list": { byId: false, input: () => ({ q: "12", to: "2026-11-20" }) },
  "console.quotes.find": { byId: false, input: ({ quoteRequestId }) => ({ id: quoteRequestId }) },
  "console.gifts.list": { byId: false, input: () => ({ q: "07 00 00 90 99", state: "paid" }) },
  "console.gifts.find": { byId: false, input: ({ gifts }) => ({ id: gifts.giftId }) },
  "console.contributions.list": { byId: false, input: () => ({ q: "Awa", state: "open" }) },
  "console.contributions.find": { byId: false, input: ({ eventId }) => ({ id: eventId }) },
  "console.fabricOrders.list": { byId: false, input: () => ({ q: "Awa", state: "open" }) },
  "console.fabricOrders.returnTransfer": {
    byId: false,
    input: ({ fabric }) => ({
      ...{ id: fabric.orderId, instalment_id: 999_999_999 },
      ...{ amount_fcfa: 5000, reason: "Vendeur sans solde" },
    }),
  },
  "console.fabricOrders.find": { byId: false, input: ({ fabric }) => ({ id: fabric.orderId }) },
  "console.ledgerAccounts.list": { byId: false, input: () => ({ kind: "hosts", q: "Awa" }) },
  "console.ledgerAccounts.find": {
    byId: false,
    input: ({ providerId }) => ({ id: `provider-${providerId}` }),
  },
  "console.ledgerAccounts.moves": {
    byId: false,
    input: ({ eventId }) => ({ account_id: `hosts-${eventId}` }),
  },
} satisfies Partial<Record<CallName, Sample>>;
