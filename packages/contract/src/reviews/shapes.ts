import { z } from "zod";
import { Id, Instant } from "../call/shapes.ts";
import { reviewMessages } from "./messages.ts";

/** Text of several lines: a form's line ends count as one character, and nothing unprintable stays. */
export function lines(max: number, message: string) {
  return z.string().transform(plainLines).pipe(z.string().max(max, message));
}

function plainLines(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n]/gu, "")
    .trim();
}

/** Stars, one to five; a form sends them as text. */
export const rating = z.preprocess(
  (value) => (typeof value === "string" && /^\d$/.test(value) ? Number(value) : value),
  z
    .int(reviewMessages.ratingRequired)
    .min(1, reviewMessages.ratingRequired)
    .max(5, reviewMessages.ratingRequired),
);

/** Which page of a list is asked for. */
export const page = z.coerce.number().int().min(1).max(10_000).optional();

/** The figures of a page of reviews, as the specification names them. */
export const pageFigures = {
  current_page: z.int(),
  /** The places of the first and the last one shown, from 1; null when there are none. */
  from: z.int().nullable(),
  to: z.int().nullable(),
  total: z.int(),
  last_page: z.int(),
  per_page: z.int(),
};

/** A review that staff hid, as the provider is told of it. */
export const HiddenReview = z.object({
  id: Id,
  created_at: Instant,
  global_mark: z.number(),
  hidden_at: Instant,
  /** Null for one that was hidden before reasons were stored. */
  reason: z.string().nullable(),
});
