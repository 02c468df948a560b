import type { Secrets } from "../../../secrets.ts";
import { isOpenQuery, signedQuery } from "../../../signed-query.ts";

const subjectOf = (id: number) => `invoice:${id}`;

/** Our own number of an invoice or of its credit note: `F-000123`. */
export function invoiceName(id: number): string {
  return `F-${String(id).padStart(6, "0")}`;
}

/** Address of an invoice; it opens to whoever holds it, for an hour or two, as a receipt does. */
export function invoiceAddress(secret: string, id: number, now: Date): string {
  return `/api/v1/payments/invoices/${id}.pdf?${signedQuery(secret, subjectOf(id), now)}`;
}

/** Whether an address is ours and still open. */
export function isOpenInvoice(
  secrets: Secrets,
  id: number,
  query: { expires: string; signature: string },
  now: Date,
): boolean {
  return isOpenQuery(secrets, subjectOf(id), query, now);
}
