import { keyedHash } from "../../../crypto/token.ts";
import { isSignedByAny, type Secrets } from "../../../secrets.ts";

function sign(secret: string, recipientId: number): Buffer {
  return keyedHash(secret, `leave:${recipientId}`).subarray(0, 18);
}

/** The one-click unsubscribe link of an email (RFC 8058); nothing of it is stored. */
export function unsubscribeAddress(
  { publicUrl, secret }: { publicUrl: string; secret: string },
  recipientId: number,
): string {
  const signature = sign(secret, recipientId).toString("base64url");
  return `${publicUrl}/api/v1/leave/${recipientId.toString(36)}.${signature}`;
}

/** The delivery of an unsubscribe token; null for a token that we did not sign. */
export function deliveryOfUnsubscribeToken(secrets: Secrets, token: string): number | null {
  const [, written, signature] = /^([0-9a-z]{1,10})\.([\w-]{24})$/.exec(token) ?? [];
  if (written === undefined || signature === undefined) return null;
  const id = Number.parseInt(written, 36);
  const given = Buffer.from(signature, "base64url");
  return isSignedByAny(secrets, given, (secret) => sign(secret, id)) ? id : null;
}
