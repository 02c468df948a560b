import { keyedHash } from "../../../crypto/token.ts";
import { isSignedByAny, type Secrets } from "../../../secrets.ts";

/** The action of a link in a newsletter email. */
type Purpose = "confirm" | "leave";

function sign(secret: string, purpose: Purpose, id: number): Buffer {
  return keyedHash(secret, `newsletter:${purpose}:${id}`).subarray(0, 18);
}

/** The token of a link; it is derived, not stored. */
export function linkToken(secret: string, purpose: Purpose, subscriptionId: number): string {
  const signature = sign(secret, purpose, subscriptionId).toString("base64url");
  return `${subscriptionId.toString(36)}.${signature}`;
}

/** The subscription of a token; null for an invalid one. */
export function subscriptionOf(secrets: Secrets, purpose: Purpose, token: string): number | null {
  const [, encodedId, signature] = /^([0-9a-z]{1,10})\.([\w-]{24})$/.exec(token) ?? [];
  if (encodedId === undefined || signature === undefined) return null;
  const id = Number.parseInt(encodedId, 36);
  const given = Buffer.from(signature, "base64url");
  return isSignedByAny(secrets, given, (secret) => sign(secret, purpose, id)) ? id : null;
}
