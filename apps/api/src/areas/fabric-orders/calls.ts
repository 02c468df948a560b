import { fabricMoneyCalls } from "./money/calls.ts";
import { fabricOrderCalls } from "./orders/calls.ts";
import { fabricPurchaseCalls } from "./purchases/calls.ts";
import { publicShareCalls } from "./shares/public-calls.ts";

/** The calls of fabric orders, noun by noun. */
export const fabricCalls = {
  orders: fabricOrderCalls,
  purchases: fabricPurchaseCalls,
  money: fabricMoneyCalls,
  publicShares: publicShareCalls,
};
