import { accountMessages } from "@jdj/contract/accounts/messages";
import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { and, eq, gt, isNull } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { hashPassword, isRefusedPassword } from "../../../crypto/password.ts";
import { hashToken } from "../../../crypto/token.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { type Recovered, recoverAccount } from "./recover-account.ts";
import type { ResetRole } from "./send-reset.ts";
import { passwordResets } from "./tables.ts";

/** The input of a reset by email link. */
export interface Reset {
  role: ResetRole;
  token: string;
  email: string;
  password: string;
  /** Network address. */
  address: string;
  /** The name, from its user agent, of the device that is signed in; null opens no session. */
  device: string | null;
}

/**
 * Sets a new password by the link of an email, which works once, and signs in where a device is given. `recoverAccount` lists
 * what ends with it. The address counts as proven, because the email was read there.
 * @throws reset-refused for an unknown, used, expired or outdated link; a field error for a weak
 * password under the strict policy; too-many-requests
 */
export async function resetPassword(context: RequestContext, given: Reset): Promise<Recovered> {
  const { db, now, settings } = context;
  await consumeRateLimit(limits.resetAttempt, given.address, context);
  if (isRefusedPassword(given.password, settings))
    throw fieldRefusal({ password: [accountMessages.passwordWeak] });
  const open = and(isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now));
  const [link] = await db
    .select({ id: passwordResets.id, userId: passwordResets.userId })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .leftJoin(customers, eq(customers.userId, users.id))
    .where(
      and(
        eq(passwordResets.tokenHash, hashToken(given.token)),
        eq(users.role, given.role),
        eq(users.email, given.email),
        isNull(customers.archivedAt),
        open,
      ),
    );
  if (!link) throw refusal("reset-refused");
  const passwordHash = await hashPassword(settings.passwordCost, given.password, given.address);
  return recoverAccount(context, {
    userId: link.userId,
    role: given.role,
    proof: { email: given.email },
    passwordHash,
    device: given.device,
    spend: async (tx) => {
      const [used] = await tx
        .update(passwordResets)
        .set({ usedAt: now })
        .where(and(eq(passwordResets.id, link.id), open))
        .returning({ id: passwordResets.id });
      if (!used) throw refusal("reset-refused");
    },
  });
}
