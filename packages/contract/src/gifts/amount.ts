import { z } from "zod";
import { readAmount } from "../notebook/amount-input.ts";
import { LEAST_FCFA } from "../payments/price.ts";
import { giftMessages } from "./messages.ts";

/** What every payment method takes as it is. */
const STEP_FCFA = 5;

/** Far above any gift, and below what a payment company takes at once is checked by the payment. */
export const GIFT_MAX_FCFA = 50_000_000;

/** Why an amount is not taken; the first reason alone, null for one that is. */
function refusalOf(fcfa: number): string | null {
  if (fcfa < LEAST_FCFA) return giftMessages.amountTooSmall;
  if (fcfa > GIFT_MAX_FCFA) return giftMessages.amountTooLarge;
  return fcfa % STEP_FCFA === 0 ? null : giftMessages.amountStep;
}

/** A required amount that every payment method takes: a multiple of 5 FCFA, 100 at least. @param missing said of none */
export function payableInput(missing: string) {
  return z.preprocess(
    readAmount,
    z.int(missing).superRefine((fcfa, { addIssue }) => {
      const message = refusalOf(fcfa);
      if (message !== null) addIssue(message);
    }),
  );
}

/**
 * Whether a part may be taken of what is still free: what is left must be nothing, or enough for
 * another gift.
 */
export function leavesPayableRest(freeFcfa: number, amountFcfa: number): boolean {
  const rest = freeFcfa - amountFcfa;
  return rest === 0 || rest >= LEAST_FCFA;
}
