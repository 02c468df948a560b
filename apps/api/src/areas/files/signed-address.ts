import { keyedHash } from "../../crypto/token.ts";
import { isSignedByAny, type Secrets } from "../../secrets.ts";

/**
 * How long a signed URL of a private file is valid, in seconds: an hour, rounded so that browsers
 * may cache.
 */
const LIFETIME_SECONDS = 3600;

function sign(secret: string, fileId: string, expires: number): Buffer {
  return keyedHash(secret, `file:${fileId}:${expires}`).subarray(0, 18);
}

/** A path that opens a private file for one to two hours, for use in a page. */
export function signedFileAddress(secret: string, fileId: string, now: Date): string {
  const expires = (Math.floor(now.getTime() / 1000 / LIFETIME_SECONDS) + 2) * LIFETIME_SECONDS;
  return `/files/${fileId}?e=${expires}&s=${sign(secret, fileId, expires).toString("base64url")}`;
}

/** Whether a signed URL is authentic and not expired. */
export function isOpenAddress(
  secrets: Secrets,
  fileId: string,
  signed: { expires: string; signature: string },
  now: Date,
): boolean {
  const expires = Number(signed.expires);
  if (!Number.isSafeInteger(expires) || expires * 1000 < now.getTime()) return false;
  const given = Buffer.from(signed.signature, "base64url");
  return isSignedByAny(secrets, given, (secret) => sign(secret, fileId, expires));
}
