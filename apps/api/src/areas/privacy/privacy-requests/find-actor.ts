import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { CustomerActor } from "../../identity/sessions/queries.ts";
import { customers, users } from "../../identity/users/tables.ts";

/** A customer whose data are collected without a session of theirs; null for anybody else. */
export async function findCustomerActor(
  db: Database,
  userId: number | null,
): Promise<CustomerActor | null> {
  if (userId === null) return null;
  const [row] = await db
    .select({ user: users, customer: customers })
    .from(users)
    .innerJoin(customers, eq(customers.userId, users.id))
    .where(and(eq(users.id, userId), isNull(customers.archivedAt)));
  return row ? { sessionId: 0, ...row } : null;
}
