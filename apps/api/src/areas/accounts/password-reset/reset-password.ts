import { accountMessages } from "@jdj/contract/accounts/messages";
import { fieldRefusal, refusal } from "@jdj/contract/glue/refusals";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Moment } from "../../../world.ts";
import { limits, takeFrom } from "../limits/take.ts";
import { revokeSessions } from "../sessions/revoke-sessions.ts";
import { hashToken } from "../sessions/token.ts";
import { hashPassword, isRefusedPassword } from "../users/password.ts";
import { customers, users } from "../users/tables.ts";
import { passwordResets } from "./tables.ts";

/** What somebody brings who follows the letter's link. */
export interface Reset {
  token: string;
  email: string;
  password: string;
  /** Network address. */
  address: string;
}

/**
 * Sets a new password by a letter's link, which works once. Every session ends, every other link
 * with it; and the address is proven, for the letter was read there.
 * @throws reset-refused for an unknown, used, expired or outdated link; a field error for a weak
 * password when the policy is strict; too-many-requests
 */
export async function resetPassword(moment: Moment, given: Reset): Promise<void> {
  const { db, now, settings } = moment;
  await takeFrom(limits.resetTry, given.address, moment);
  if (isRefusedPassword(given.password, settings))
    throw fieldRefusal({ password: [accountMessages.passwordWeak] });
  const open = and(isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now));
  const [link] = await db
    .select({ id: passwordResets.id, userId: passwordResets.userId })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .innerJoin(customers, and(eq(customers.userId, users.id), isNull(customers.archivedAt)))
    .where(
      and(eq(passwordResets.tokenHash, hashToken(given.token)), eq(users.email, given.email), open),
    );
  if (!link) throw refusal("reset-refused");
  const passwordHash = await hashPassword(given.password, given.address);
  await db.transaction(async (tx) => {
    const [spent] = await tx
      .update(passwordResets)
      .set({ usedAt: now })
      .where(and(eq(passwordResets.id, link.id), open))
      .returning({ id: passwordResets.id });
    if (!spent) throw refusal("reset-refused");
    await tx
      .update(passwordResets)
      .set({ usedAt: now })
      .where(and(eq(passwordResets.userId, link.userId), isNull(passwordResets.usedAt)));
    await tx
      .update(users)
      .set({
        passwordHash,
        emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now.toISOString()}::timestamptz)`,
      })
      .where(eq(users.id, link.userId));
    await revokeSessions(tx, link.userId, now);
  });
}
