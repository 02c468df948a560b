import {
  isCounted,
  MOST_GUESTS,
  type PriceUnit,
  quantityFor,
  USUAL_GUESTS,
} from "@jdj/contract/prices/price-unit";

/** How many of the unit are proposed; null for a price that is not counted. */
export function proposedQuantity(unit: PriceUnit | null, guests: number | null): number | null {
  return isCounted(unit) ? quantityFor(unit, guests ?? USUAL_GUESTS) : null;
}

/** A typed number of guests, hours, days or pieces; null for none. */
export function readQuantity(text: string): number | null {
  const digits = text.replace(/\s/g, "");
  if (!/^\d{1,5}$/.test(digits)) return null;
  const quantity = Number(digits);
  return quantity >= 1 && quantity <= MOST_GUESTS ? quantity : null;
}
