import { refusal } from "@jdj/contract/call/refusals";
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { staffMembers } from "../../identity/staff/tables.ts";

/**
 * A member of staff who was not removed. Changes of staff wait for each other until the transaction
 * ends, so that two cannot remove the last admins at once.
 * @throws not-found
 */
export async function lockStaff(tx: Database, userId: number) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('staff', 0))`);
  const [member] = await tx
    .select()
    .from(staffMembers)
    .where(and(eq(staffMembers.userId, userId), isNull(staffMembers.removedAt)));
  if (!member) throw refusal("not-found");
  return member;
}

/** @throws last-admin when no activated admin is left */
export async function refuseWithoutAdmin(tx: Database): Promise<void> {
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
