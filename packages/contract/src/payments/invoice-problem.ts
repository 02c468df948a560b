import type { InvoiceState } from "./invoice-states.ts";

/** What prevents every invoice of a seller: the key is refused, or no sticker is left. */
export const invoicingProblems = ["key", "stickers"] as const;
export type InvoicingProblem = (typeof invoicingProblems)[number];

/** Why an invoice is not signed: one of those, or something of its own. */
export const invoiceProblems = [
  ...invoicingProblems,
  "refused",
  "unconfirmed",
  "by-hand",
  "away",
] as const;
export type InvoiceProblem = (typeof invoiceProblems)[number];

/** How the tax office says that a taxpayer has no sticker left. */
const noSticker = /sticker|vignette/i;

/** Whether what the tax office answered means that no sticker is left. */
export function isOutOfStickers(reason: string): boolean {
  return noSticker.test(reason);
}

/**
 * Why an invoice is not signed; null for one that is, or that was not asked for yet.
 * @param reason what the tax office answered, or the status of its answer
 */
export function problemOf(state: InvoiceState, reason: string): InvoiceProblem | null {
  if (state === "unconfirmed" || state === "by-hand") return state;
  if (state !== "failed" && state !== "pending") return null;
  if (reason === "401" || reason === "403") return "key";
  if (isOutOfStickers(reason)) return "stickers";
  if (state === "failed") return "refused";
  return reason === "" ? null : "away";
}

/** At how many stickers their owner is warned, the highest first. */
export const stickerThresholds = [50, 10, 0] as const;

/** The lowest threshold that a number of stickers has reached; null above all of them. */
export function reachedThreshold(stickers: number): number | null {
  return stickerThresholds.filter((threshold) => stickers <= threshold).at(-1) ?? null;
}

/** Whether their owner is warned of it: once for each threshold on the way down. */
export function isThresholdNews(reached: number | null, warned: number | null): boolean {
  return reached !== null && (warned === null || reached < warned);
}
