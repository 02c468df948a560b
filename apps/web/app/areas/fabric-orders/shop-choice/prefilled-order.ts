import type { ShopChoice } from "./load-shop-choice.ts";

/** The most characters of « Ce que chacun commande ». */
const LONGEST_UNIT = 60;

/** What a chosen product fills into the form of an order; null without one. */
export function prefilledOrder({
  product,
  chosen,
  isElsewhere,
}: ShopChoice): Record<string, string> | null {
  if (isElsewhere) return { variant_id: "" };
  if (!product || !chosen) return null;
  const what = chosen.sizes.length > 0 ? chosen.colour : chosen.label;
  const unit = what ? `${product.name}, ${what}` : product.name;
  return {
    variant_id: String(chosen.variantId),
    unit: unit.length > LONGEST_UNIT ? product.name.slice(0, LONGEST_UNIT) : unit,
    unit_price: String(chosen.price),
    sizes: chosen.sizes.join(", "),
  };
}
