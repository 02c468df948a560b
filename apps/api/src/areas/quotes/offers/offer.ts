import { quoteMessages } from "@jdj/contract/quotes/messages";
import { quoteSums } from "@jdj/contract/quotes/quote-sums";
import type { QuoteLine } from "@jdj/contract/quotes/shapes";
import { daysUntil } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";

/** The largest total of a quote, in FCFA. */
const TOTAL_MAX = 1_000_000_000;

/** The smallest deposit, in FCFA: what mobile money takes at least. */
const DEPOSIT_MIN = 100;

/** How far ahead a quote may be valid, in days. */
const VALID_DAYS_MAX = 366;

/** Whether a quote can no longer be accepted on a day; its last day still counts. */
export function isExpired(validUntil: string, today: string): boolean {
  return validUntil < today;
}

/** How far ahead an instalment may be due, in days. */
const DUE_DAYS_MAX = 731;

/** A part of the balance, as it is offered. */
interface Part {
  amount: number;
  due_on: string;
}

/** What a customer is offered. */
interface Offered {
  lines: readonly QuoteLine[];
  discountFcfa: number;
  taxPercent: number;
  terms: string;
  validUntil: string;
  depositFcfa: number;
  serviceDay: string | null;
}

/** Whether two quotes offer the same. */
export function isSameOffer(
  a: Offered,
  b: Offered,
  parts: { before: readonly Part[]; now: readonly Part[] },
): boolean {
  const textOf = ({ lines, ...offer }: Offered, instalments: readonly Part[]) =>
    JSON.stringify([
      lines.map((l) => [l.label, l.quantity, l.unit_price]),
      [offer.discountFcfa, offer.taxPercent, offer.terms, offer.validUntil],
      [offer.depositFcfa, offer.serviceDay],
      instalments.map(({ amount, due_on }) => [amount, due_on]),
    ]);
  return textOf(a, parts.before) === textOf(b, parts.now);
}

/** A quote as a provider writes it; amounts in FCFA. */
export interface WrittenQuote {
  lines: readonly QuoteLine[];
  discount: number;
  taxPercent: number;
  validUntil: string;
  deposit: number;
  /** As the provider chose it. */
  serviceDay: string | undefined;
  instalments: readonly Part[];
}

/** What is wrong with a quote as a whole, by field; nothing when it may be sent. */
export function quoteErrors(quote: WrittenQuote, today: string): Record<string, string[]> {
  const { discount, validUntil, deposit, serviceDay } = quote;
  const { subtotal, total } = quoteSums(quote);
  const errors: Record<string, string[]> = {};
  if (subtotal <= 0) errors.lines = [quoteMessages.totalTooLow];
  else if (discount >= subtotal) errors.discount = [quoteMessages.discountInvalid];
  if (total > TOTAL_MAX) errors.lines = [quoteMessages.totalTooHigh];
  if (validUntil < today) errors.valid_until = [quoteMessages.validityPast];
  if (daysUntil(validUntil, today) > VALID_DAYS_MAX)
    errors.valid_until = [quoteMessages.validityTooFar];
  if (serviceDay !== undefined && serviceDay < today)
    errors.service_day = [quoteMessages.serviceDayPast];
  if (deposit !== 0 && (deposit < DEPOSIT_MIN || deposit > total))
    errors.deposit = [quoteMessages.depositInvalid];
  return { ...errors, ...instalmentErrors(quote, total, today) };
}

function instalmentErrors(
  { instalments, deposit }: WrittenQuote,
  total: number,
  today: string,
): Record<string, string[]> {
  if (instalments.length === 0) return {};
  const errors: Record<string, string[]> = {};
  const sum = instalments.reduce((all, { amount }) => all + amount, 0);
  if (sum !== total - deposit)
    errors.instalments = [quoteMessages.instalmentsSum(fcfa(total - deposit))];
  for (const [index, { due_on: due }] of instalments.entries()) {
    if (due < today) errors[`instalments.${index}.due_on`] = [quoteMessages.dueDatePast];
    if (daysUntil(due, today) > DUE_DAYS_MAX)
      errors[`instalments.${index}.due_on`] = [quoteMessages.dueDateTooFar];
  }
  return errors;
}
