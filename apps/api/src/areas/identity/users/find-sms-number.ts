import { and, eq, isNotNull, isNull, or } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { customers, users } from "./tables.ts";

/**
 * The number (E.164) at which a user gets messages by SMS: who asked for them, or has no email address,
 * so that nothing else would reach them. Null without a proven number, or once the account is closed.
 */
export async function findSmsNumber(db: Database, userId: number): Promise<string | null> {
  const [row] = await db
    .select({ phone: users.phone })
    .from(users)
    .leftJoin(customers, eq(customers.userId, users.id))
    .where(
      and(
        eq(users.id, userId),
        or(isNotNull(users.smsAskedAt), isNull(users.email)),
        isNotNull(users.phoneVerifiedAt),
        isNull(users.archivedAt),
        isNull(customers.archivedAt),
      ),
    );
  return row?.phone ?? null;
}
