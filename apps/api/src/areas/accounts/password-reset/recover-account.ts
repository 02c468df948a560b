import { refusal } from "@jdj/contract/call/refusals";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { violatedKey } from "../../../database/errors.ts";
import { openSession } from "../../identity/sessions/open-session.ts";
import { type Actor, findActor } from "../../identity/sessions/queries.ts";
import { revokeSessions } from "../../identity/sessions/revoke-sessions.ts";
import {
  type Credential,
  dropOtherClaims,
  lockCredential,
  type UserRole,
} from "../../identity/users/credentials.ts";
import { users } from "../../identity/users/tables.ts";
import { acceptPromisedInvitations } from "../../notebook/sharing/accept-promised-invitations.ts";
import { emailVerifications } from "../email-verification/tables.ts";
import { dropUnvouchedFacebook } from "../facebook/drop-unvouched-profile.ts";
import { dropAttempts } from "../sessions/sign-in-attempts.ts";
import { passwordResets } from "./tables.ts";

/** Somebody who has just recovered their account. */
export interface Recovered {
  userId: number;
  /** The session that was opened, its token shown only once; null where none was asked for. */
  session: { token: string; actor: Actor } | null;
  /** The unproven number or address that was removed, for its owner to be told; null for none. */
  removed: string | null;
}

/** What was proven, and the new password. */
interface Recovery {
  userId: number;
  role: UserRole;
  proof: Credential;
  passwordHash: string;
  /** The name, from its user agent, of the device that is signed in; null opens no session. */
  device: string | null;
  /** Marks the link or code as used; throws when it was used meanwhile. */
  spend: (tx: Database) => Promise<void>;
}

/**
 * Gives an account to whoever has proven its address or number, and removes every other means to
 * sign in: the password is replaced, all sessions and all other links end, and everything unproven
 * is removed (a number, a pending address or number, a Facebook profile without that confirmed
 * address), as is the same address or number on other accounts. The count of wrong passwords is
 * reset.
 */
export async function recoverAccount(context: RequestContext, given: Recovery): Promise<Recovered> {
  const { db, now } = context;
  const { userId, role, proof, passwordHash, device } = given;
  const iso = now.toISOString();
  try {
    return await db.transaction(async (tx) => {
      await lockCredential(tx, proof);
      await given.spend(tx);
      await tx
        .update(passwordResets)
        .set({ usedAt: now })
        .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
      await tx
        .update(emailVerifications)
        .set({ usedAt: now })
        .where(and(eq(emailVerifications.userId, userId), isNull(emailVerifications.usedAt)));
      await dropOtherClaims(tx, { userId, role }, proof);
      const byEmail = "email" in proof;
      const [before] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
      const [user] = await tx
        .update(users)
        .set({
          passwordHash,
          pendingEmail: null,
          pendingPhone: null,
          ...(byEmail
            ? {
                emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${iso}::timestamptz)`,
                phone: sql`case when ${users.phoneVerifiedAt} is null then null else ${users.phone} end`,
              }
            : {
                email: sql`case when ${users.emailVerifiedAt} is null then null else ${users.email} end`,
              }),
        })
        .where(eq(users.id, userId))
        .returning({ email: users.email, phone: users.phone });
      if (!user) throw refusal("reset-refused");
      await acceptPromisedInvitations({ ...context, db: tx }, userId);
      // A number proves no Facebook address: only a proven address of the account counts.
      await dropUnvouchedFacebook(tx, userId, byEmail ? proof.email : (user.email ?? ""));
      await revokeSessions(tx, userId, now);
      for (const name of [user.email, user.phone])
        if (name !== null) await dropAttempts({ ...context, db: tx }, name);
      const session = device === null ? null : await enter(tx, { userId, device, now });
      const removed = byEmail
        ? user.phone === null && before?.phone
        : user.email === null && before?.email;
      return { userId, session, removed: removed || null };
    });
  } catch (error) {
    // Another account has proven the same address or number meanwhile.
    if (violatedKey(error)?.endsWith("_proven_key")) throw refusal("reset-refused");
    throw error;
  }
}

async function enter(tx: Database, given: { userId: number; device: string; now: Date }) {
  const { token } = await openSession(tx, given);
  const actor = await findActor(tx, token, given.now);
  if (!actor) throw new Error("The session was not opened");
  return { token, actor };
}
