import { refusal } from "@jdj/contract/call/refusals";
import type { StaffUser } from "@jdj/contract/console/staff";
import { eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { staffMembers } from "../../identity/staff/tables.ts";
import { users } from "../../identity/users/tables.ts";
import { countRecoveryCodes } from "./recovery-codes.ts";

/** A signed-in member of staff, as the console shows them. */
export async function presentStaffUser(db: Database, userId: number): Promise<StaffUser> {
  const [found] = await db
    .select({ email: users.email, name: users.name, role: staffMembers.role })
    .from(users)
    .innerJoin(staffMembers, eq(staffMembers.userId, users.id))
    .where(eq(users.id, userId));
  if (!found) throw refusal("not-signed-in");
  return {
    id: userId,
    email: found.email ?? "",
    name: found.name,
    role: found.role,
    recovery_codes_left: await countRecoveryCodes(db, userId),
  };
}
