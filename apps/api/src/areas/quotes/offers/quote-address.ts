import type { Secrets } from "../../../secrets.ts";
import { isOpenQuery, signedQuery } from "../../../signed-query.ts";

const subjectOf = (quoteId: number) => `quote:${quoteId}`;

/** The address of a quote's PDF; it opens to whoever holds it, for an hour or two. */
export function quoteAddress(secret: string, quoteId: number, now: Date): string {
  return `/api/v1/quotes/${quoteId}.pdf?${signedQuery(secret, subjectOf(quoteId), now)}`;
}

/** Whether an address is ours and still open. */
export function isOpenQuote(
  secrets: Secrets,
  quoteId: number,
  query: { expires: string; signature: string },
  now: Date,
): boolean {
  return isOpenQuery(secrets, subjectOf(quoteId), query, now);
}
