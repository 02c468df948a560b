import type { PriceUnit } from "@jdj/contract/prices/price-unit";
import { type ChecklistItem, checklist } from "@jdj/contract/providers/checklist";

/** What a shop has, as far as its publication needs it. */
export interface ShopFacts {
  name: string;
  shortDescription: string;
  description: string;
  minPriceFcfa: number | null;
  maxPriceFcfa: number | null;
  priceUnit: PriceUnit | null;
  townId: number | null;
  services: number;
  addresses: number;
  /** Those that staff did not withdraw. */
  photos: number;
}

/** What is missing before a page may go public, in the order of the checklist. */
export function missingOf(shop: ShopFacts): ChecklistItem[] {
  const has: Record<ChecklistItem, boolean> = {
    texts: shop.name !== "" && shop.shortDescription !== "" && shop.description !== "",
    prices:
      shop.minPriceFcfa !== null || shop.maxPriceFcfa !== null || shop.priceUnit === "request",
    services: shop.services > 0,
    towns: shop.townId !== null,
    address: shop.addresses > 0,
    photo: shop.photos > 0,
  };
  return checklist.filter((item) => !has[item]);
}
