import type { Secrets } from "../../../secrets.ts";
import { isOpenQuery, signedQuery } from "../../../signed-query.ts";

const subjectOf = (number: number) => `credit-note:${number}`;

/** The name of a credit note: `A-000123`. */
export function creditNoteName(number: number): string {
  return `A-${String(number).padStart(6, "0")}`;
}

/** Address of a credit note; it opens to whoever holds it, for an hour or two, as a receipt does. */
export function creditNoteAddress(secret: string, number: number, now: Date): string {
  return `/api/v1/payments/credit-notes/${number}.pdf?${signedQuery(secret, subjectOf(number), now)}`;
}

/** Whether an address is ours and still open. */
export function isOpenCreditNote(
  secrets: Secrets,
  number: number,
  query: { expires: string; signature: string },
  now: Date,
): boolean {
  return isOpenQuery(secrets, subjectOf(number), query, now);
}
