import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { sessions } from "./tables.ts";

/** Ends every session of somebody, within the transaction of what asks for it. */
export async function revokeSessions(tx: Database, userId: number, now: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));
}
