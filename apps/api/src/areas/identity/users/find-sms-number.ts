import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { customers, users } from "./tables.ts";

/**
 * The number (E.164) at which a user gets messages by SMS; null for one who did not ask for them, has
 * proven no number, or whose account is closed.
 */
export async function findSmsNumber(db: Database, userId: number): Promise<string | null> {
  const [row] = await db
    .select({ phone: users.phone })
    .from(users)
    .leftJoin(customers, eq(customers.userId, users.id))
    .where(
      and(
        eq(users.id, userId),
        isNotNull(users.smsAskedAt),
        isNotNull(users.phoneVerifiedAt),
        isNull(users.archivedAt),
        isNull(customers.archivedAt),
      ),
    );
  return row?.phone ?? null;
}
