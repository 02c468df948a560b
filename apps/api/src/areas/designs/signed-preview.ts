import { keyedHash } from "../../crypto/token.ts";
import { isSignedByAny, type Secrets } from "../../secrets.ts";

/** How long a preview's address opens it, in seconds: an hour or two, rounded so that browsers may cache. */
const LIFETIME_SECONDS = 3600;

function sign(secret: string, code: string, eventId: number, expires: number): Buffer {
  return keyedHash(secret, `preview:${code}:${eventId}:${expires}`).subarray(0, 18);
}

/** Address of a design's sample: sample names on a sample pattern. */
export function samplePreviewAddress(code: string): string {
  return `/api/v1/designs/${code}/preview.png`;
}

/** Address of a design in an event's own pattern and names; whoever has it can open it for an hour or two. */
export function eventPreviewAddress(
  secret: string,
  code: string,
  eventId: number,
  now: Date,
): string {
  const expires = (Math.floor(now.getTime() / 1000 / LIFETIME_SECONDS) + 2) * LIFETIME_SECONDS;
  const signature = sign(secret, code, eventId, expires).toString("base64url");
  return `${samplePreviewAddress(code)}?event=${eventId}&e=${expires}&s=${signature}`;
}

/** The event that a preview's address may show, or null: not signed by us, or past its time. */
export function openPreview(
  secrets: Secrets,
  code: string,
  query: { event: string; expires: string; signature: string },
  now: Date,
): number | null {
  const eventId = Number(query.event);
  const expires = Number(query.expires);
  if (!Number.isSafeInteger(eventId) || !Number.isSafeInteger(expires)) return null;
  if (expires * 1000 < now.getTime()) return null;
  const given = Buffer.from(query.signature, "base64url");
  const isOurs = isSignedByAny(secrets, given, (secret) => sign(secret, code, eventId, expires));
  return isOurs ? eventId : null;
}
