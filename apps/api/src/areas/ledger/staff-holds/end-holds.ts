import { and, eq, isNull, lt, ne, or, type SQL } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { HoldableSale } from "./queries.ts";
import { staffHolds } from "./tables.ts";

/**
 * Ends the open hold of a sale whose money all went back to its customer, in that transaction: nothing
 * is left to hold. Nothing happens without one.
 */
export async function endEmptyHold(
  tx: Database,
  { kind, id }: HoldableSale,
  now: Date,
): Promise<void> {
  const isOf = and(eq(staffHolds.subjectKind, kind), eq(staffHolds.subjectId, id));
  await tx
    .update(staffHolds)
    .set({ endedAt: now })
    .where(and(isOf, isNull(staffHolds.endedAt)));
}

/** Ends the open holds of a customer whose account is erased, and erases what was written in all. */
export async function eraseHoldsOf(tx: Database, customerId: number, now: Date): Promise<void> {
  const isOf = eq(staffHolds.customerId, customerId);
  await tx
    .update(staffHolds)
    .set({ endedAt: now })
    .where(and(isOf, isNull(staffHolds.endedAt)));
  await tx.update(staffHolds).set({ reason: "", endReason: "" }).where(isOf);
}

/** Erases what was written in the holds of some suborders. @param subject names them */
export async function eraseHoldWordsAbout(tx: Database, subject: SQL): Promise<void> {
  await tx
    .update(staffHolds)
    .set({ reason: "", endReason: "" })
    .where(and(eq(staffHolds.subjectKind, "suborder"), subject));
}

/** Erases what was written in holds that ended earlier. @returns how many */
export async function eraseHoldWordsBefore(db: Database, before: Date): Promise<number> {
  const hasWords = or(ne(staffHolds.reason, ""), ne(staffHolds.endReason, ""));
  const erased = await db
    .update(staffHolds)
    .set({ reason: "", endReason: "" })
    .where(and(lt(staffHolds.endedAt, before), hasWords))
    .returning({ id: staffHolds.id });
  return erased.length;
}
