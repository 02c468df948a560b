import { stateMachine } from "../call/state-machine.ts";

/**
 * The states of a booking. `requested` waits for the provider; `confirmed` for the deposit, where one
 * is asked for; `paid`: the deposit is there. The others are ends: `done` took place, `refused` and
 * `withdrawn` are the provider's, `cancelled` the customer's, `expired` had no answer or no deposit
 * in time.
 */
export const bookingStates = [
  "requested",
  "confirmed",
  "paid",
  "done",
  "refused",
  "withdrawn",
  "cancelled",
  "expired",
] as const;

export type BookingState = (typeof bookingStates)[number];

/** Who changes the state of a booking: `product` by the calendar or a payment. */
export type BookingSide = "customer" | "provider" | "product";

/** What may become of a booking, and by whom. */
export const bookingMachine = stateMachine<BookingState, BookingSide>({
  requested: {
    confirmed: ["provider"],
    refused: ["provider"],
    cancelled: ["customer"],
    expired: ["product"],
  },
  confirmed: {
    paid: ["product"],
    done: ["product"],
    withdrawn: ["provider"],
    cancelled: ["customer"],
    expired: ["product"],
  },
  paid: { done: ["product"], withdrawn: ["provider"], cancelled: ["customer"] },
  done: {},
  refused: {},
  withdrawn: {},
  cancelled: {},
  expired: {},
});

/** The states in which a booking takes a place of its day. */
export const holdingStates = ["requested", "confirmed", "paid"] as const satisfies BookingState[];

/** The states in French, as both sides read them. */
export const bookingLabels: Record<BookingState, string> = {
  requested: "En attente de confirmation",
  confirmed: "Confirmée",
  paid: "Acompte payé",
  done: "Prestation passée",
  refused: "Refusée par le prestataire",
  withdrawn: "Annulée par le prestataire",
  cancelled: "Annulée",
  expired: "Expirée",
};

/** How many days a provider has to answer. */
export const ANSWER_DAYS = 7;

/** How many hours a customer has to pay the deposit: until then a place is held unpaid. */
export const DEPOSIT_HOURS = 24;

/** The deposit of a price in FCFA, `percent` from 0 to 100, rounded up to a multiple of 5; 0 for none. */
export function depositOf(priceFcfa: number, percent: number): number {
  if (percent === 0) return 0;
  return Math.max(100, Math.ceil((priceFcfa * percent) / 100 / 5) * 5);
}
