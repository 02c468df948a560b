import { and, desc, eq, isNotNull, isNull, or } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { UserRole } from "../../identity/users/credentials.ts";
import { customers, users } from "../../identity/users/tables.ts";

/**
 * The open account of a role whose password a reset email to an address may replace: the one that has proven
 * the address, else the newest one that has proven nothing at all. An account with a proven number
 * is recovered by that number, because its unproven address may belong to anybody.
 */
export async function findResettable(db: Database, role: UserRole, email: string) {
  const [found] = await db
    .select({ user: users, customer: customers })
    .from(users)
    .leftJoin(customers, eq(customers.userId, users.id))
    .where(
      and(
        eq(users.role, role),
        eq(users.email, email),
        isNull(customers.archivedAt),
        or(isNotNull(users.emailVerifiedAt), isNull(users.phoneVerifiedAt)),
      ),
    )
    // Proven ones first: a descending order would put nulls first.
    .orderBy(users.emailVerifiedAt, desc(users.id))
    .limit(1);
  return found ?? null;
}
