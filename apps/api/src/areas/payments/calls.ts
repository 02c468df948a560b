import { guestCheckoutCalls } from "./guest-checkout/calls.ts";
import { initiationCalls } from "./initiations/calls.ts";
import { paymentCalls as orders } from "./payments/calls.ts";

/** The calls of payments, noun by noun. */
export const paymentCalls = {
  initiations: initiationCalls,
  orders,
  guestCheckouts: guestCheckoutCalls,
};
