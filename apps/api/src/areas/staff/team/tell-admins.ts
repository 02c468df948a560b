import { type StaffRole, staffRoleLabels } from "@jdj/contract/call/staff-policy";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { staffMembers } from "../../identity/staff/tables.ts";
import { users } from "../../identity/users/tables.ts";
import type { Author } from "../audit/record-change.ts";

/** A change of somebody's access; null for none, before or after it. */
interface AccessChange {
  userId: number;
  before: StaffRole | null;
  after: StaffRole | null;
}

/**
 * Enqueues an email to every admin about a change of access, in the caller's transaction (`db`) and
 * before it is written: an admin who loses the access is told too.
 */
export async function tellAdmins(
  { db, jobs, settings }: Pick<RequestContext, "db" | "jobs" | "settings">,
  author: Author,
  { userId, before, after }: AccessChange,
): Promise<void> {
  if (settings.closedServices.includes("mail") || before === after) return;
  const [person] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId));
  const admins = await db
    .select({ email: users.email })
    .from(staffMembers)
    .innerJoin(users, eq(users.id, staffMembers.userId))
    .where(
      and(
        eq(staffMembers.role, "admin"),
        isNotNull(staffMembers.activatedAt),
        isNull(staffMembers.removedAt),
      ),
    );
  const said = (role: StaffRole | null) => (role === null ? "aucun accès" : staffRoleLabels[role]);
  const detail = `${person?.name ?? ""}\u00a0: ${said(before)} → ${said(after)}\nPar ${author.name}`;
  const link = `${settings.publicUrl}/console#/staff`;
  for (const { email } of admins)
    if (email !== null)
      await jobs.enqueue(db, "send-email", {
        ...{ kind: "staff-changed", to: email },
        props: { detail, link },
      });
}
