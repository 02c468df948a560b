import { z } from "zod";
import { readAmount } from "../call/read-amount.ts";
import { paymentMessages, responseCodes } from "./messages.ts";
import { LEAST_FCFA } from "./price.ts";

/** What every payment method takes as it is. */
const STEP_FCFA = 5;

/** Far above any payment; what a company takes at once is checked when the payment begins. */
export const PAYABLE_MAX_FCFA = 50_000_000;

/** Why an amount is not taken; the first reason alone, null for one that is. */
function refusalOf(fcfa: number): string | null {
  if (fcfa < LEAST_FCFA) return responseCodes[641];
  if (fcfa > PAYABLE_MAX_FCFA) return responseCodes[642];
  return fcfa % STEP_FCFA === 0 ? null : paymentMessages.amountStep;
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
