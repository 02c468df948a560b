import { guestCheckoutCalls } from "./guest-checkout/calls.ts";
import { initiationCalls } from "./initiations/calls.ts";
import { orderCalls } from "./orders/calls.ts";

/** The calls of payments, noun by noun. */
export const paymentCalls = {
  initiations: initiationCalls,
  orders: orderCalls,
  guestCheckouts: guestCheckoutCalls,
};
