import { z } from "zod";
import { readAmount } from "../call/read-amount.ts";

/** The least price of a product, and what every price is a multiple of, in FCFA: payments need both. */
export const PRICE_MIN_FCFA = 100;
export const PRICE_STEP_FCFA = 5;

/** The largest price of a product, in FCFA. */
export const PRICE_MAX_FCFA = 50_000_000;

/** A whole number between two bounds, as people type it; `message` is shown for anything else. */
export function whole(least: number, most: number, message: string) {
  return z.preprocess(readAmount, z.int(message).min(least, message).max(most, message));
}

const price = (message: string) =>
  z
    .int(message)
    .min(PRICE_MIN_FCFA, message)
    .max(PRICE_MAX_FCFA, message)
    .multipleOf(PRICE_STEP_FCFA, message);

/** The price of a product, in FCFA. */
export function priceInput(message: string) {
  return z.preprocess(readAmount, price(message));
}

/** A price that may be left empty. */
export function optionalPrice(message: string) {
  return z.preprocess(readAmount, price(message).nullable());
}
