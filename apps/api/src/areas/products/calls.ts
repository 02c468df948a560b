import { categoryCalls } from "./categories/calls.ts";
import { deliveryCalls } from "./delivery/calls.ts";
import { imageCalls } from "./images/calls.ts";
import { articleCalls } from "./products/calls.ts";
import { articleCalls as sellerArticleCalls } from "./products/seller-calls.ts";
import { sellerCalls } from "./seller/calls.ts";

/** The calls about products: the marketplace, and what its sellers do there. */
export const productAreaCalls = {
  categories: categoryCalls,
  products: articleCalls,
  seller: sellerCalls,
  sellerProducts: sellerArticleCalls,
  images: imageCalls,
  deliveryZones: deliveryCalls,
};
