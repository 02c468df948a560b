import { directoryMessages } from "@jdj/contract/providers/messages";
import { fcfa, grouped } from "@jdj/french/money";

type Prices = { min_price: number | null; max_price: number | null };

/** One price; 0 and none are not specified. */
export function priceText(price: number | null): string {
  return price ? fcfa(price) : directoryMessages.noPrice;
}

/** Both prices in one line: « 45 000 à 380 000 FCFA ». */
export function priceRange({ min_price: min, max_price: max }: Prices): string {
  if (!min || !max || min === max) return priceText(min || max);
  return `${grouped(min)} à ${fcfa(max)}`;
}
