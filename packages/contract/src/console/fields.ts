import { z } from "zod";
import { consoleMessages } from "./messages.ts";

/** The path of a picture: an uploaded one, or one that the record already shows. */
export const Picture = z
  .string(consoleMessages.pictureRequired)
  .min(1, consoleMessages.pictureRequired)
  .max(300);

/** Where a row stands among the others: the lowest comes first. */
export const Position = z
  .int(consoleMessages.positionWrong)
  .min(0, consoleMessages.positionWrong)
  .max(9999, consoleMessages.positionWrong);

/** A page of the site (`/joy-visibility`) or an address of another. */
export const Link = z
  .string(consoleMessages.linkWrong)
  .trim()
  .max(500, consoleMessages.linkWrong)
  .refine((link) => /^\/(?!\/)/.test(link) || (/^https?:\/\/./.test(link) && URL.canParse(link)), {
    error: consoleMessages.linkWrong,
  });

/** The same; empty counts as none. */
export const OptionalLink = z.preprocess(
  (value) => (value === undefined || value === "" ? null : value),
  Link.nullable(),
);
