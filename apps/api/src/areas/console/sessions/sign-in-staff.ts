import { refusal } from "@jdj/contract/call/refusals";
import { and, eq, isNotNull, isNull, lt } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { matchPasswords } from "../../../crypto/password.ts";
import {
  consumeRateLimit,
  limits,
  refundRateLimit,
} from "../../../rate-limit/consume-rate-limit.ts";
import { decrypt, secretsOf } from "../../../secrets.ts";
import { delaySignIn, resetAttempts } from "../../accounts/sessions/sign-in-attempts.ts";
import { openSession } from "../../identity/sessions/open-session.ts";
import { staffMembers } from "../../identity/staff/tables.ts";
import { totpStepOf } from "../../identity/staff/totp.ts";
import { users } from "../../identity/users/tables.ts";
import { TOTP_PURPOSE } from "../../staff/team/add-staff.ts";
import { spendRecoveryCode } from "./recovery-codes.ts";

/** How long a session of staff is open, in milliseconds: a working day. */
export const STAFF_SESSION_MS = 12 * 3_600_000;

/** The credentials of a member of staff. */
export interface StaffSignIn {
  email: string;
  password: string;
  /** A code of the second factor, or a recovery code. */
  code: string;
  /** Network address. */
  address: string;
  device: string;
}

type Member = typeof staffMembers.$inferSelect;

/**
 * Accepts a code of the second factor, once: the time step of an accepted code only grows.
 * @returns false for a wrong or repeated code
 */
export async function acceptTotp(
  { db, now, settings }: RequestContext,
  { userId, totpSecret }: Pick<Member, "userId" | "totpSecret">,
  code: string,
): Promise<boolean> {
  const secret = decrypt(secretsOf(settings), TOTP_PURPOSE, totpSecret);
  if (secret === null) throw new Error("The second factor was encrypted with another SECRET");
  const step = totpStepOf(secret, code, now);
  if (step === null) return false;
  const accepted = await db
    .update(staffMembers)
    .set({ totpStep: step })
    .where(and(eq(staffMembers.userId, userId), lt(staffMembers.totpStep, step)))
    .returning({ userId: staffMembers.userId });
  return accepted.length > 0;
}

/**
 * Opens a session of the console. Wrong attempts delay the next ones as for customers; whatever is
 * wrong is refused alike, so that nobody learns which of password and code was right.
 * @throws wrong-credentials; too-many-requests
 */
export async function signInStaff(
  context: RequestContext,
  given: StaffSignIn,
): Promise<{ token: string; userId: number }> {
  const { db, now } = context;
  const name = given.email.toLowerCase();
  await consumeRateLimit(limits.signInAddress, given.address, context);
  const [found] = await db
    .select({ user: users, member: staffMembers })
    .from(users)
    .innerJoin(staffMembers, eq(staffMembers.userId, users.id))
    .where(
      and(
        eq(users.email, name),
        eq(users.role, "STAFF"),
        isNotNull(staffMembers.activatedAt),
        isNull(staffMembers.removedAt),
      ),
    );
  const attempt = { name, source: `address ${given.address}`, isKnown: false };
  await delaySignIn(context, attempt);
  const [isRight] = await matchPasswords(
    context.settings.passwordCost,
    given.password,
    [found?.user.passwordHash ?? null],
    given.address,
  );
  if (!found || !isRight) throw refusal("wrong-credentials");
  const userId = found.user.id;
  const code = given.code.replace(/\s/g, "");
  const isCode =
    (await acceptTotp(context, found.member, code)) ||
    (await spendRecoveryCode(context, userId, code));
  if (!isCode) throw refusal("wrong-credentials");
  await resetAttempts(context, attempt);
  await refundRateLimit(limits.signInAddress, given.address, context);
  const session = { userId, device: given.device, now, forMs: STAFF_SESSION_MS };
  const { token } = await openSession(db, session);
  return { token, userId };
}
