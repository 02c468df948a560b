import { fabricOrderCalls } from "./orders/calls.ts";
import { publicShareCalls } from "./public-shares/calls.ts";

/** The calls of fabric orders, noun by noun. */
export const fabricCalls = { orders: fabricOrderCalls, publicShares: publicShareCalls };
