import { and, desc, eq, isNull, or } from "drizzle-orm";
import { hashToken } from "../../../crypto/token.ts";
import type { Database } from "../../../database/connect.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { accountErasures } from "./tables.ts";

/** An erasure that staff asked for. */
export type ErasureRow = typeof accountErasures.$inferSelect;

/** The last attempt to erase for a request; null without one. */
export async function findLastErasure(db: Database, requestId: number): Promise<ErasureRow | null> {
  const [row] = await db
    .select()
    .from(accountErasures)
    .where(eq(accountErasures.requestId, requestId))
    .orderBy(desc(accountErasures.id))
    .limit(1);
  return row ?? null;
}

/** The erasure of a link, and whether the link is that of the proof; null for any other. */
export async function findErasureOfLink(db: Database, token: string) {
  const hash = hashToken(token);
  const [row] = await db
    .select()
    .from(accountErasures)
    .where(or(eq(accountErasures.proofHash, hash), eq(accountErasures.cancelHash, hash)));
  return row ? { erasure: row, proves: row.proofHash.equals(hash) } : null;
}

/** One erasure, locked until the transaction ends. */
export async function lockErasure(tx: Database, id: number): Promise<ErasureRow | null> {
  const [row] = await tx
    .select()
    .from(accountErasures)
    .where(eq(accountErasures.id, id))
    .for("update");
  return row ?? null;
}

/** The erasure of an account that has not ended; null without one. */
export async function findOpenErasure(db: Database, userId: number): Promise<ErasureRow | null> {
  const [row] = await db
    .select()
    .from(accountErasures)
    .where(and(eq(accountErasures.userId, userId), isNull(accountErasures.endedAt)));
  return row ?? null;
}

/**
 * A customer's account, locked until the transaction ends: no payment can be opened for it
 * meanwhile. Null once it is closed or erased.
 */
export async function lockAccount(tx: Database, userId: number | null) {
  if (userId === null) return null;
  const [customer] = await tx
    .select()
    .from(customers)
    .where(and(eq(customers.userId, userId), isNull(customers.archivedAt)))
    .for("update");
  if (!customer) return null;
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  return user ? { user, customer } : null;
}
