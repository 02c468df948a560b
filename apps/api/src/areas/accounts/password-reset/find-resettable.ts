import { and, desc, eq, isNotNull, isNull, or } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { customers, users } from "../../identity/users/tables.ts";

/**
 * The open account whose password a letter to an address may replace: the one that has proven it,
 * else the newest that claims it and has proven nothing else. An account with a proven number is
 * recovered by that number: its unproven address may be anybody's.
 */
export async function findResettable(db: Database, email: string) {
  const [found] = await db
    .select({ user: users, customer: customers })
    .from(users)
    .innerJoin(customers, eq(customers.userId, users.id))
    .where(
      and(
        eq(users.email, email),
        isNull(customers.archivedAt),
        or(isNotNull(users.emailVerifiedAt), isNull(users.phoneVerifiedAt)),
      ),
    )
    // Proven ones first: in a descending order nulls would be.
    .orderBy(users.emailVerifiedAt, desc(users.id))
    .limit(1);
  return found ?? null;
}
