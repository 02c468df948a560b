import { keyedHash } from "./crypto/token.ts";
import { isSignedByAny, type Secrets } from "./secrets.ts";

/**
 * How long a signed address opens, in seconds: an hour, rounded up to the next full one, so that
 * browsers may cache.
 */
const LIFETIME_SECONDS = 3600;

function sign(secret: string, subject: string, expires: number): Buffer {
  return keyedHash(secret, `${subject}:${expires}`).subarray(0, 18);
}

/**
 * The query of an address that opens something private to whoever holds it, for one to two hours:
 * `e=…&s=…`.
 * @param subject what it opens, with its kind: `file:…`
 */
export function signedQuery(secret: string, subject: string, now: Date): string {
  const expires = (Math.floor(now.getTime() / 1000 / LIFETIME_SECONDS) + 2) * LIFETIME_SECONDS;
  return `e=${expires}&s=${sign(secret, subject, expires).toString("base64url")}`;
}

/** Whether the query of an address was signed by us for this subject, and has not expired. */
export function isOpenQuery(
  secrets: Secrets,
  subject: string,
  query: { expires: string; signature: string },
  now: Date,
): boolean {
  const expires = Number(query.expires);
  if (!Number.isSafeInteger(expires) || expires * 1000 < now.getTime()) return false;
  const given = Buffer.from(query.signature, "base64url");
  return isSignedByAny(secrets, given, (secret) => sign(secret, subject, expires));
}
