import { z } from "zod";
import { notebookMessages } from "./messages.ts";

/** The largest amount of one line of a budget, in FCFA: far above any wedding, far below what a sum could lose. */
export const AMOUNT_MAX_FCFA = 9_999_999_999;

/**
 * An amount as people type it, « 41 500 » or « 41 500 Fcfa », made a whole number of FCFA. Empty,
 * null and missing are null; whatever else is no whole number is left as it is.
 */
export function readAmount(value: unknown): unknown {
  if (value === undefined || value === null) return null;
  if (typeof value !== "string") return value;
  const digits = value.replace(/\s/g, "").replace(/f?cfa$/i, "");
  if (digits === "") return null;
  return /^\d{1,15}$/.test(digits) ? Number(digits) : value;
}

/** A whole amount of FCFA, zero or more, or null for none. */
export const amountInput = z.preprocess(
  readAmount,
  z
    .int(notebookMessages.amountInvalid)
    .min(0, notebookMessages.amountInvalid)
    .max(AMOUNT_MAX_FCFA, notebookMessages.amountTooLarge)
    .nullable(),
);
