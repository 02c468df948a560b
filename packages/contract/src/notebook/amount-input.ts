import { z } from "zod";
import { readAmount } from "../call/read-amount.ts";
import { notebookMessages } from "./messages.ts";

/** The largest amount of one line of a budget, in FCFA: far above any wedding, far below what a sum could lose. */
export const AMOUNT_MAX_FCFA = 9_999_999_999;

/** A whole amount of FCFA, zero or more, or null for none. */
export const amountInput = z.preprocess(
  readAmount,
  z
    .int(notebookMessages.amountInvalid)
    .min(0, notebookMessages.amountInvalid)
    .max(AMOUNT_MAX_FCFA, notebookMessages.amountTooLarge)
    .nullable(),
);
