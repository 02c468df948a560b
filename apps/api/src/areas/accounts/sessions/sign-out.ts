import { and, eq, isNull } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { sessions } from "../../identity/sessions/tables.ts";

/**
 * Revokes one session of a user.
 * @returns whether the user had that session, still open
 */
export async function signOut(
  { db, now }: RequestContext,
  { sessionId, userId }: { sessionId: number; userId: number },
): Promise<boolean> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}
