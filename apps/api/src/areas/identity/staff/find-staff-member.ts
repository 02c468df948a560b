import type { StaffRole } from "@jdj/contract/call/staff-policy";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { staffMembers } from "./tables.ts";

/** The role of an open, activated account of staff; null for anybody else. */
export async function findStaffRole(db: Database, userId: number): Promise<StaffRole | null> {
  const [found] = await db
    .select({ role: staffMembers.role })
    .from(staffMembers)
    .where(
      and(
        eq(staffMembers.userId, userId),
        isNotNull(staffMembers.activatedAt),
        isNull(staffMembers.removedAt),
      ),
    );
  return found?.role ?? null;
}
