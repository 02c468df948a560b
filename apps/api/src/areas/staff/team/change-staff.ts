import { refusal } from "@jdj/contract/call/refusals";
import type { StaffRole } from "@jdj/contract/call/staff-policy";
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { encrypt, secretsOf } from "../../../secrets.ts";
import { forgetForbidden } from "../../identity/notices/tell-staff.ts";
import { revokeSessions } from "../../identity/sessions/revoke-sessions.ts";
import { staffMembers, staffRecoveryCodes } from "../../identity/staff/tables.ts";
import { makeTotpSecret } from "../../identity/staff/totp.ts";
import { users } from "../../identity/users/tables.ts";
import { type Author, recordChange } from "../audit/record-change.ts";
import { refuseWithoutMail, sendActivationLink, writeActivationLink } from "./activation-link.ts";
import { TOTP_PURPOSE } from "./add-staff.ts";
import { tellAdmins } from "./tell-admins.ts";

/** Changes the role of a member of staff, who approves nothing for a day, and tells all admins. @throws not-found; changed-meanwhile; last-admin */
export async function setStaffRole(
  context: RequestContext,
  author: Author,
  { id, role, version }: { id: number; role: StaffRole; version: number },
): Promise<void> {
  const { now } = context;
  await context.db.transaction(async (tx) => {
    const member = await lockStaff(tx, id);
    if (member.version !== version) throw refusal("changed-meanwhile");
    const access = { userId: id, before: member.role, after: role };
    await tellAdmins({ ...context, db: tx }, author, access);
    await tx
      .update(staffMembers)
      .set({
        ...{ role, version: version + 1 },
        ...(role === member.role ? {} : { accessChangedAt: now }),
      })
      .where(eq(staffMembers.userId, id));
    await forgetForbidden(tx, id, role);
    await refuseWithoutAdmin(tx);
    const change = { before: { role: member.role }, after: { role } };
    await recordChange(tx, author, now, { action: "staff.set-role", id, ...change });
  });
}

/** Closes an account of staff, revokes its sessions and tells all admins. @throws not-found; last-admin */
export async function removeStaff(
  context: RequestContext,
  author: Author,
  id: number,
): Promise<void> {
  const { now } = context;
  await context.db.transaction(async (tx) => {
    const { role } = await lockStaff(tx, id);
    await tellAdmins({ ...context, db: tx }, author, { userId: id, before: role, after: null });
    await tx.update(staffMembers).set({ removedAt: now }).where(eq(staffMembers.userId, id));
    await refuseWithoutAdmin(tx);
    // The address may be given to another account of staff.
    await tx
      .update(users)
      .set({ emailVerifiedAt: null, passwordHash: null })
      .where(eq(users.id, id));
    await forgetForbidden(tx, id, null);
    await revokeSessions(tx, id, now);
    await recordChange(tx, author, now, {
      action: "staff.remove",
      id,
      before: { role },
      after: null,
    });
  });
}

/**
 * Sends a new activation link to a member of staff: the password, the second factor and the sessions
 * of the account end at once, and it approves nothing for a day.
 * @throws not-found; mail-closed
 */
export async function resetStaff(
  context: RequestContext,
  author: Author,
  id: number,
): Promise<void> {
  refuseWithoutMail(context);
  const { now, settings } = context;
  return context.db.transaction(async (tx) => {
    await lockStaff(tx, id);
    const totpSecret = encrypt(secretsOf(settings), TOTP_PURPOSE, makeTotpSecret());
    const [user] = await tx
      .update(users)
      .set({ passwordHash: null })
      .where(eq(users.id, id))
      .returning({ email: users.email });
    if (!user?.email) throw refusal("not-found");
    await tx
      .update(staffMembers)
      .set({ totpSecret, totpStep: 0, activatedAt: null, accessChangedAt: now })
      .where(eq(staffMembers.userId, id));
    await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.userId, id));
    await revokeSessions(tx, id, now);
    await recordChange(tx, author, now, { action: "staff.reset", id, before: null, after: null });
    const inTransaction = { ...context, db: tx };
    const link = await writeActivationLink(inTransaction, id);
    await sendActivationLink(inTransaction, user.email, link);
  });
}

/**
 * A member of staff who was not removed. Changes of staff wait for each other until the transaction
 * ends, so that two cannot remove the last admins at once.
 * @throws not-found
 */
async function lockStaff(tx: Database, userId: number) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('staff', 0))`);
  const [member] = await tx
    .select()
    .from(staffMembers)
    .where(and(eq(staffMembers.userId, userId), isNull(staffMembers.removedAt)));
  if (!member) throw refusal("not-found");
  return member;
}

/** @throws last-admin when no activated admin is left */
async function refuseWithoutAdmin(tx: Database): Promise<void> {
  const [admin] = await tx
    .select({ id: staffMembers.userId })
    .from(staffMembers)
    .where(
      and(
        eq(staffMembers.role, "admin"),
        isNotNull(staffMembers.activatedAt),
        isNull(staffMembers.removedAt),
      ),
    )
    .limit(1);
  if (!admin) throw refusal("last-admin");
}
