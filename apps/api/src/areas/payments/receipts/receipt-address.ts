import type { Secrets } from "../../../secrets.ts";
import { isOpenQuery, signedQuery } from "../../../signed-query.ts";

const subjectOf = (reference: string) => `receipt:${reference}`;

/** Address of a receipt; it opens to whoever holds it, for an hour or two. */
export function receiptAddress(secret: string, reference: string, now: Date): string {
  return `/api/v1/payments/receipts/${reference}.pdf?${signedQuery(secret, subjectOf(reference), now)}`;
}

/** Whether an address is ours and still open. */
export function isOpenReceipt(
  secrets: Secrets,
  reference: string,
  query: { expires: string; signature: string },
  now: Date,
): boolean {
  return isOpenQuery(secrets, subjectOf(reference), query, now);
}
