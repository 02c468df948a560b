import { eq } from "drizzle-orm";
import type { Moment } from "../../../world.ts";
import { sessions } from "./tables.ts";

/** Revokes a session: its token opens nothing any more. */
export async function signOut({ db, now }: Moment, sessionId: number): Promise<void> {
  await db.update(sessions).set({ revokedAt: now }).where(eq(sessions.id, sessionId));
}
