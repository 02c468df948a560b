import type { StaffMember } from "@jdj/contract/console/staff";
import { asc, desc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { staffMembers } from "../../identity/staff/tables.ts";
import { users } from "../../identity/users/tables.ts";

const selectStaff = (db: Database) =>
  db
    .select({ member: staffMembers, user: users })
    .from(staffMembers)
    .innerJoin(users, eq(users.id, staffMembers.userId));

type Row = Awaited<ReturnType<typeof selectStaff>>[number];

/** A page of the members of staff, removed ones included. */
export function listStaff(
  db: Database,
  { order, offset, limit }: { order: "asc" | "desc"; offset: number; limit: number },
): Promise<Row[]> {
  const by = order === "asc" ? asc(staffMembers.userId) : desc(staffMembers.userId);
  return selectStaff(db).orderBy(by).offset(offset).limit(limit);
}

/** One member of staff; undefined for nobody. */
export async function findStaff(db: Database, userId: number): Promise<Row | undefined> {
  const [row] = await selectStaff(db).where(eq(staffMembers.userId, userId));
  return row;
}

/** A member of staff in the shape of the contract. */
export function presentStaff({ member, user }: Row): StaffMember {
  return {
    id: user.id,
    email: user.email ?? "",
    given_names: user.givenNames,
    last_name: user.lastName,
    role: member.role,
    activated_at: member.activatedAt?.toISOString() ?? null,
    removed_at: member.removedAt?.toISOString() ?? null,
    last_signed_in_at: user.lastSignedInAt?.toISOString() ?? null,
    version: member.version,
  };
}
