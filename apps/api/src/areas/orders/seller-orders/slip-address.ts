import type { Secrets } from "../../../secrets.ts";
import { isOpenQuery, signedQuery } from "../../../signed-query.ts";

const subjectOf = (suborderId: number) => `delivery-slip:${suborderId}`;

/** The address of the delivery slip of a seller order; it opens to whoever holds it, for an hour or two. */
export function slipAddress(secret: string, suborderId: number, now: Date): string {
  const query = signedQuery(secret, subjectOf(suborderId), now);
  return `/api/v1/delivery-slips/${suborderId}.pdf?${query}`;
}

/** Whether an address is ours and still open. */
export function isOpenSlip(
  secrets: Secrets,
  suborderId: number,
  query: { expires: string; signature: string },
  now: Date,
): boolean {
  return isOpenQuery(secrets, subjectOf(suborderId), query, now);
}
