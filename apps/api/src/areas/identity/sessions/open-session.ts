import { SESSION_DAYS } from "@jdj/contract/accounts/session-days";
import { eq } from "drizzle-orm";
import { hashToken, makeToken } from "../../../crypto/token.ts";
import type { Database } from "../../../database/connect.ts";
import { users } from "../users/tables.ts";
import { sessions } from "./tables.ts";

/** Opens a session for a user whose credentials were checked. The token is shown only once. */
export async function openSession(
  tx: Database,
  { userId, device, now }: { userId: number; device: string; now: Date },
): Promise<{ token: string; sessionId: number }> {
  const token = makeToken();
  const [session] = await tx
    .insert(sessions)
    .values({
      userId,
      tokenHash: hashToken(token),
      device: device.slice(0, 200),
      createdAt: now,
      expiresAt: new Date(now.getTime() + SESSION_DAYS * 86_400_000),
    })
    .returning({ id: sessions.id });
  if (!session) throw new Error("The session was not written");
  await tx
    .update(users)
    .set({ lastSignedInAt: now, warnedIdleAt: null })
    .where(eq(users.id, userId));
  return { token, sessionId: session.id };
}
