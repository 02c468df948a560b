import { quoteMessages } from "@jdj/contract/quotes/messages";
import type { QuoteLine } from "@jdj/contract/quotes/shapes";

/** The total of a quote's lines, in FCFA. */
export function quoteTotal(lines: readonly QuoteLine[]): number {
  return lines.reduce((sum, { quantity, unit_price }) => sum + quantity * unit_price, 0);
}

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

/** What a customer is offered. */
interface Offered {
  lines: readonly QuoteLine[];
  validUntil: string;
  depositFcfa: number;
  serviceDay: string | null;
}

/** Whether two quotes offer the same. */
export function isSameOffer(a: Offered, b: Offered): boolean {
  const textOf = ({ lines, validUntil, depositFcfa, serviceDay }: Offered) =>
    JSON.stringify([
      lines.map((l) => [l.label, l.quantity, l.unit_price]),
      validUntil,
      depositFcfa,
      serviceDay,
    ]);
  return textOf(a) === textOf(b);
}

/** What is wrong with a quote as a whole, by field; nothing when it may be sent. */
export function quoteErrors(
  {
    lines,
    validUntil,
    deposit,
    serviceDay,
  }: {
    lines: readonly QuoteLine[];
    validUntil: string;
    deposit: number;
    /** As the provider chose it. */
    serviceDay: string | undefined;
  },
  today: string,
): Record<string, string[]> {
  const total = quoteTotal(lines);
  const errors: Record<string, string[]> = {};
  if (total <= 0) errors.lines = [quoteMessages.totalTooLow];
  if (total > TOTAL_MAX) errors.lines = [quoteMessages.totalTooHigh];
  if (validUntil < today) errors.valid_until = [quoteMessages.validityPast];
  const ahead = (Date.parse(validUntil) - Date.parse(today)) / 86_400_000;
  if (ahead > VALID_DAYS_MAX) errors.valid_until = [quoteMessages.validityTooFar];
  if (serviceDay !== undefined && serviceDay < today)
    errors.service_day = [quoteMessages.serviceDayPast];
  if (deposit !== 0 && (deposit < DEPOSIT_MIN || deposit > total))
    errors.deposit = [quoteMessages.depositInvalid];
  return errors;
}
