import { giftListCalls } from "./lists/calls.ts";
import { hostPayoutCalls } from "./payouts/calls.ts";
import { publicGiftListCalls } from "./public-lists/calls.ts";

/** The calls of gift lists, noun by noun. */
export const giftCalls = {
  lists: giftListCalls,
  payouts: hostPayoutCalls,
  publicLists: publicGiftListCalls,
};
