import { deliveryCalls } from "./delivery/calls.ts";
import { imageCalls } from "./images/calls.ts";
import { articleCalls } from "./products/seller-calls.ts";
import { sellerCalls } from "./seller/calls.ts";

/** The calls of selling in the marketplace. */
export const sellingCalls = {
  seller: sellerCalls,
  articles: articleCalls,
  images: imageCalls,
  deliveryZones: deliveryCalls,
};
