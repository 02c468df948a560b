import { z } from "zod";
import { CalendarDate, line, PathId } from "../call/shapes.ts";
import { quoteMessages } from "./messages.ts";
import { INSTALMENTS_MAX, TAX_MAX, TERMS_MAX } from "./quote-sums.ts";

/** The most lines of a quote, and its largest total in FCFA. */
export const QUOTE_LINES_MAX = 50;
export const QUOTE_TOTAL_MAX = 1_000_000_000;

/** A whole number, as a number or as the text of a form. */
const whole = (message: string, least: number, most: number) =>
  z.preprocess(
    (value) =>
      typeof value === "string" && /^\s*\d{1,12}\s*$/.test(value) ? Number(value) : value,
    z.int(message).min(least, message).max(most, message),
  );

/** The same, 0 where nothing is sent. */
const orNone = (message: string, most: number) =>
  z.preprocess(
    (value) => (value === "" || value === null || value === undefined ? 0 : value),
    whole(message, 0, most),
  );

const emptyAsMissing = (value: unknown) => (value === "" || value === null ? undefined : value);

/** The lines of a quote or of its template: one at least. */
export const quoteLines = z
  .array(
    z.object({
      label: line(quoteMessages.lineLabelRequired),
      quantity: whole(quoteMessages.quantityInvalid, 1, 100_000),
      unit_price: whole(quoteMessages.unitPriceInvalid, 0, QUOTE_TOTAL_MAX),
    }),
  )
  .min(1, quoteMessages.linesRequired);

/** What a provider offers for a request. The total is computed by the server. */
export const QuoteInput = z.object({
  id: PathId,
  lines: quoteLines.max(QUOTE_LINES_MAX, quoteMessages.linesTooMany),
  /** FCFA taken off the lines; nothing for none. */
  discount: orNone(quoteMessages.discountInvalid, QUOTE_TOTAL_MAX),
  /** The tax on what is left, in whole percent; nothing for none. */
  tax_percent: orNone(quoteMessages.taxInvalid, TAX_MAX),
  valid_until: z
    .string(quoteMessages.validityRequired)
    .min(1, quoteMessages.validityRequired)
    .pipe(CalendarDate),
  /** The day of the service; without one that of the request's event, where it is certain. */
  service_day: z.preprocess(emptyAsMissing, CalendarDate.optional()),
  /** FCFA; 0 or nothing for none. */
  deposit: orNone(quoteMessages.depositInvalid, QUOTE_TOTAL_MAX),
  /** The conditions, plain text; may be empty. */
  terms: z.string().trim().max(TERMS_MAX, quoteMessages.termsTooLong).default(""),
  /** How the balance is paid; with any, they are the total less the deposit. */
  instalments: z
    .array(
      z.object({
        amount: whole(quoteMessages.instalmentInvalid, 1, QUOTE_TOTAL_MAX),
        due_on: z
          .string(quoteMessages.dueDateRequired)
          .min(1, quoteMessages.dueDateRequired)
          .pipe(CalendarDate),
      }),
    )
    .max(INSTALMENTS_MAX, quoteMessages.instalmentsTooMany)
    .default([]),
});
