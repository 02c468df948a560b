import { keyedHash } from "../../../crypto/token.ts";
import { isSignedByAny, type Secrets } from "../../../secrets.ts";

/** How long a quote's address opens it, in seconds: an hour or two, rounded so that browsers may cache. */
const LIFETIME_SECONDS = 3600;

function sign(secret: string, quoteId: number, expires: number): Buffer {
  return keyedHash(secret, `quote:${quoteId}:${expires}`).subarray(0, 18);
}

/** The address of a quote's PDF; it opens to whoever holds it, for an hour or two. */
export function quoteAddress(secret: string, quoteId: number, now: Date): string {
  const expires = (Math.floor(now.getTime() / 1000 / LIFETIME_SECONDS) + 2) * LIFETIME_SECONDS;
  const signature = sign(secret, quoteId, expires).toString("base64url");
  return `/api/v1/quotes/${quoteId}.pdf?e=${expires}&s=${signature}`;
}

/** Whether an address is ours and still open. */
export function isOpenQuote(
  secrets: Secrets,
  quoteId: number,
  query: { expires: string; signature: string },
  now: Date,
): boolean {
  const expires = Number(query.expires);
  if (!Number.isSafeInteger(expires) || expires * 1000 < now.getTime()) return false;
  const given = Buffer.from(query.signature, "base64url");
  return isSignedByAny(secrets, given, (secret) => sign(secret, quoteId, expires));
}
