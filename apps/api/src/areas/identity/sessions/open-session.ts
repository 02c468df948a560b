import { SESSION_DAYS } from "@jdj/contract/accounts/session-days";
import { refusal } from "@jdj/contract/call/refusals";
import { and, eq, isNull } from "drizzle-orm";
import { hashToken, makeToken } from "../../../crypto/token.ts";
import type { Database } from "../../../database/connect.ts";
import { users } from "../users/tables.ts";
import { sessions } from "./tables.ts";

/** How long the session of a customer or a provider is open, in milliseconds. */
const SESSION_MS = SESSION_DAYS * 86_400_000;

/**
 * Opens a session for a user whose credentials were checked. The token is shown only once.
 * @param forMs how long it is open, in milliseconds
 * @throws account-archived while staff keep the sign-in closed
 */
export async function openSession(
  tx: Database,
  {
    userId,
    device,
    now,
    forMs = SESSION_MS,
  }: { userId: number; device: string; now: Date; forMs?: number },
): Promise<{ token: string; sessionId: number }> {
  const [signedIn] = await tx
    .update(users)
    .set({ lastSignedInAt: now, warnedIdleAt: null })
    .where(and(eq(users.id, userId), isNull(users.archivedAt)))
    .returning({ id: users.id });
  if (!signedIn) throw refusal("account-archived");
  const token = makeToken();
  const [session] = await tx
    .insert(sessions)
    .values({
      userId,
      tokenHash: hashToken(token),
      device: device.slice(0, 200),
      createdAt: now,
      expiresAt: new Date(now.getTime() + forMs),
    })
    .returning({ id: sessions.id });
  if (!session) throw new Error("The session was not written");
  return { token, sessionId: session.id };
}
