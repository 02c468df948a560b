import type { ShopChoice } from "./load-choice.ts";

/** The most characters of « Ce que chacun commande ». */
const LONGEST_UNIT = 60;

/** What a chosen article fills into the form of an order; null without one. */
export function fillFrom({
  article,
  chosen,
  isElsewhere,
}: ShopChoice): Record<string, string> | null {
  if (isElsewhere) return { variant_id: "" };
  if (!article || !chosen) return null;
  const what = chosen.sizes.length > 0 ? chosen.colour : chosen.label;
  const unit = what ? `${article.name}, ${what}` : article.name;
  return {
    variant_id: String(chosen.variantId),
    unit: unit.length > LONGEST_UNIT ? article.name.slice(0, LONGEST_UNIT) : unit,
    unit_price: String(chosen.price),
    sizes: chosen.sizes.join(", "),
  };
}
