import { categoryCalls } from "./categories/calls.ts";
import { deliveryCalls } from "./delivery/calls.ts";
import { imageCalls } from "./images/calls.ts";
import { productCalls } from "./products/calls.ts";
import { sellerProductCalls } from "./products/seller-calls.ts";
import { productQuestionCalls } from "./questions/calls.ts";
import { sellerCalls } from "./seller/calls.ts";
import { wishCalls } from "./wishes/calls.ts";

/** The calls about products: the marketplace, and what its sellers do there. */
export const productAreaCalls = {
  categories: categoryCalls,
  products: productCalls,
  seller: sellerCalls,
  sellerProducts: sellerProductCalls,
  images: imageCalls,
  deliveryZones: deliveryCalls,
  questions: productQuestionCalls,
  wishes: wishCalls,
};
