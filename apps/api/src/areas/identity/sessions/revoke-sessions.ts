import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { sessions } from "./tables.ts";

/** Ends every session of a user, within the caller's transaction. */
export async function revokeSessions(tx: Database, userId: number, now: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));
}
