import { and, desc, eq, ne } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { paymentAttempts } from "../orders/tables.ts";
import type { RefundState } from "./refund-state.ts";
import { refunds } from "./tables.ts";

/** The state of a refund; null for one that is not. */
export async function findRefund(db: Database, id: number): Promise<RefundState | null> {
  const [found] = await db.select({ state: refunds.state }).from(refunds).where(eq(refunds.id, id));
  return found?.state ?? null;
}

/** The refund of a payment that was not refused; null when there is none. */
export async function findOpenRefund(db: Database, attemptId: number) {
  const [found] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.attemptId, attemptId), ne(refunds.state, "refused")));
  return found ?? null;
}

/** The newest refunds with what they give back, a hundred at most. */
export function listRefunds(db: Database) {
  return db
    .select({
      refund: refunds,
      reference: paymentAttempts.reference,
      gateway: paymentAttempts.gateway,
    })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .orderBy(desc(refunds.id))
    .limit(100);
}
