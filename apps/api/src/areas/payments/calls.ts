import { launchCalls } from "./launches/calls.ts";
import { orderCalls } from "./orders/calls.ts";

/** The calls of payments, noun by noun. */
export const paymentCalls = { launches: launchCalls, orders: orderCalls };
