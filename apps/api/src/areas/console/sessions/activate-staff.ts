import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { consoleMessages } from "@jdj/contract/console/messages";
import { and, eq, gt, isNull } from "drizzle-orm";
import QRCode from "qrcode";
import type { RequestContext } from "../../../app-context.ts";
import { DEMO_PASSWORD, hashPassword, isStrongPassword } from "../../../crypto/password.ts";
import { hashToken } from "../../../crypto/token.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { decrypt, secretsOf } from "../../../secrets.ts";
import { openSession } from "../../identity/sessions/open-session.ts";
import { staffActivations, staffMembers } from "../../identity/staff/tables.ts";
import { totpAddress } from "../../identity/staff/totp.ts";
import { passwordNonce } from "../../identity/users/credentials.ts";
import { users } from "../../identity/users/tables.ts";
import { recordChange } from "../../staff/audit/record-change.ts";
import { TOTP_PURPOSE } from "../../staff/team/add-staff.ts";
import { writeRecoveryCodes } from "./recovery-codes.ts";
import { acceptTotp, STAFF_SESSION_MS } from "./sign-in-staff.ts";

/** The shortest password of staff, in characters. */
const SHORTEST = 10;

/** Whether a password may protect an account of staff. */
function isStaffPassword(password: string): boolean {
  return password.length >= SHORTEST && isStrongPassword(password) && password !== DEMO_PASSWORD;
}

/** An open link with its member of staff. @throws activation-over; too-many-requests */
async function findActivation(context: RequestContext, token: string, address: string) {
  const { db, now } = context;
  await consumeRateLimit(limits.verify, address, context);
  const [found] = await db
    .select({ activation: staffActivations, member: staffMembers, user: users })
    .from(staffActivations)
    .innerJoin(staffMembers, eq(staffMembers.userId, staffActivations.userId))
    .innerJoin(users, eq(users.id, staffActivations.userId))
    .where(
      and(
        eq(staffActivations.tokenHash, hashToken(token)),
        isNull(staffActivations.closedAt),
        gt(staffActivations.expiresAt, now),
        isNull(staffMembers.removedAt),
      ),
    );
  if (!found) throw refusal("activation-over");
  return found;
}

/** For whom a link is, and the secret of their second factor as text and as QR code (SVG). */
export async function readActivation(context: RequestContext, token: string, address: string) {
  const { member, user } = await findActivation(context, token, address);
  const secret = decrypt(secretsOf(context.settings), TOTP_PURPOSE, member.totpSecret);
  if (secret === null) throw refusal("activation-over");
  const email = user.email ?? "";
  const label = totpAddress(secret, { issuer: context.settings.brand, label: email });
  return { email, name: user.name, secret, qr: await QRCode.toString(label, { type: "svg" }) };
}

/** A taken-up link. */
export interface Activation {
  token: string;
  password: string;
  code: string;
  address: string;
  device: string;
}

/**
 * Sets password and second factor of a member of staff, by a link that works once, and opens a
 * session. Earlier sessions were revoked when the link was made.
 * @returns the token of the session and the recovery codes, both shown only once
 * @throws activation-over; 422 at `password` or `code`
 */
export async function activateStaff(context: RequestContext, given: Activation) {
  const { db, now, settings } = context;
  const { activation, member, user } = await findActivation(context, given.token, given.address);
  if (!isStaffPassword(given.password))
    throw fieldRefusal({ password: [consoleMessages.passwordWeak] });
  const nonce = await passwordNonce(db, settings.secret, user.email ?? "");
  const passwordHash = await hashPassword(
    settings.passwordCost,
    given.password,
    given.address,
    nonce,
  );
  return db.transaction(async (tx) => {
    const inTransaction = { ...context, db: tx };
    if (!(await acceptTotp(inTransaction, member, given.code.replace(/\s/g, ""))))
      throw fieldRefusal({ code: [consoleMessages.codeWrong] });
    const closed = await tx
      .update(staffActivations)
      .set({ closedAt: now })
      .where(and(eq(staffActivations.id, activation.id), isNull(staffActivations.closedAt)))
      .returning({ id: staffActivations.id });
    if (closed.length === 0) throw refusal("activation-over");
    await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    // A colleague who was reset gets access now: the 24 hours begin here.
    const accessChangedAt = member.accessChangedAt === null ? null : now;
    await tx
      .update(staffMembers)
      .set({ activatedAt: now, accessChangedAt })
      .where(eq(staffMembers.userId, user.id));
    const codes = await writeRecoveryCodes(inTransaction, user.id);
    const author = { id: user.id, name: user.name };
    const after = { activated: true };
    await recordChange(tx, author, now, {
      action: "staff.activate",
      id: user.id,
      before: null,
      after,
    });
    const session = { userId: user.id, device: given.device, now, forMs: STAFF_SESSION_MS };
    const { token } = await openSession(tx, session);
    return { token, userId: user.id, codes };
  });
}
