import type { Secrets } from "../../../secrets.ts";
import { readRowToken, signedToken, subjectOfRow } from "../../../signed-token.ts";

/** The action of a link in a newsletter email. */
type Purpose = "confirm" | "leave";

/** The token of a link; it is derived, not stored. */
export function linkToken(secret: string, purpose: Purpose, subscriptionId: number): string {
  return signedToken(secret, `newsletter:${purpose}`, subjectOfRow(subscriptionId));
}

/** The subscription of a token; null for an invalid one. */
export function subscriptionOf(secrets: Secrets, purpose: Purpose, token: string): number | null {
  return readRowToken(secrets, `newsletter:${purpose}`, token);
}
