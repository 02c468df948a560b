import type { Secrets } from "../../../secrets.ts";
import { readRowToken, signedToken, subjectOfRow } from "../../../signed-token.ts";

const PURPOSE = "leave";

/** The one-click unsubscribe link of an email (RFC 8058); nothing of it is stored. */
export function unsubscribeAddress(
  { publicUrl, secret }: { publicUrl: string; secret: string },
  recipientId: number,
): string {
  return `${publicUrl}/api/v1/leave/${signedToken(secret, PURPOSE, subjectOfRow(recipientId))}`;
}

/** The delivery of an unsubscribe token; null for a token that we did not sign. */
export function deliveryOfUnsubscribeToken(secrets: Secrets, token: string): number | null {
  return readRowToken(secrets, PURPOSE, token);
}
