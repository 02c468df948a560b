import { VIEW_MINUTES } from "@jdj/contract/accounts/view-minutes";
import { hashToken, makeToken } from "../../../crypto/token.ts";
import type { Database } from "../../../database/connect.ts";
import { sessions } from "./tables.ts";

/** How the token of a session begins by which staff look at a customer's notebook. */
const VIEW_PREFIX = "view-";

/** Whether a token only reads: that of a member of staff who looks at a notebook. */
export function isViewToken(token: string | null): boolean {
  return token?.startsWith(VIEW_PREFIX) ?? false;
}

/**
 * Opens a session by which staff look at what a customer has, for half an hour. It stands among the
 * customer's devices, counts as no sign-in, and ends with their other sessions.
 */
export async function openViewSession(
  tx: Database,
  { userId, brand, now }: { userId: number; brand: string; now: Date },
): Promise<{ token: string; until: Date }> {
  const token = VIEW_PREFIX + makeToken();
  const until = new Date(now.getTime() + VIEW_MINUTES * 60_000);
  await tx.insert(sessions).values({
    userId,
    tokenHash: hashToken(token),
    device: `Équipe ${brand}, en lecture`,
    createdAt: now,
    expiresAt: until,
  });
  return { token, until };
}
