import { giftMachine } from "@jdj/contract/gifts/gift-states";
import { and, eq, exists, inArray, notExists, sum } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { payments } from "../../payments/payments/tables.ts";
import { closeSubjectPayment } from "../../payments/subjects/open-subject-payment.ts";
import { releaseAmount } from "./hold-amount.ts";
import { gifts } from "./tables.ts";

/** The payment of a gift that a company has been asked for, or that has arrived. */
function runningPayment(db: Database) {
  return db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.subjectKind, "gift"),
        eq(payments.subjectId, gifts.id),
        inArray(payments.state, ["pending", "paid"]),
      ),
    );
}

/**
 * Ends the gifts that hold a part of an item, whose row the caller has locked, while nobody has begun
 * to pay them. One that is paid all the same goes to the cagnotte, or takes what is still free.
 * @returns what they held, in FCFA
 */
export async function endIdleGifts(tx: Database, itemId: number, now: Date): Promise<number> {
  const idle = await tx
    .select({ id: gifts.id, amountFcfa: gifts.amountFcfa })
    .from(gifts)
    .where(and(eq(gifts.itemId, itemId), eq(gifts.state, "pending"), notExists(runningPayment(tx))))
    .orderBy(gifts.id)
    .for("update", { of: gifts });
  for (const { id, amountFcfa } of idle) {
    await tx
      .update(gifts)
      .set({ state: giftMachine.transition("pending", "expired"), holdUntil: null })
      .where(eq(gifts.id, id));
    await releaseAmount(tx, itemId, amountFcfa);
    await closeSubjectPayment(tx, { kind: "gift", id }, now);
  }
  return idle.reduce((total, { amountFcfa }) => total + amountFcfa, 0);
}

/** What gifts hold of items, in FCFA, while their payment is under way; an item without is missing. */
export async function heldAmounts(
  db: Database,
  itemIds: readonly number[],
): Promise<Map<number, number>> {
  return amountsOf(db, itemIds, exists(runningPayment(db)));
}

/** What gifts hold of items, in FCFA, that yield to whoever begins another; an item without is missing. */
export async function idleAmounts(
  db: Database,
  itemIds: readonly number[],
): Promise<Map<number, number>> {
  return amountsOf(db, itemIds, notExists(runningPayment(db)));
}

async function amountsOf(
  db: Database,
  itemIds: readonly number[],
  which: ReturnType<typeof exists>,
): Promise<Map<number, number>> {
  if (itemIds.length === 0) return new Map();
  const rows = await db
    .select({ id: gifts.itemId, total: sum(gifts.amountFcfa).mapWith(Number) })
    .from(gifts)
    .where(and(inArray(gifts.itemId, [...itemIds]), eq(gifts.state, "pending"), which))
    .groupBy(gifts.itemId);
  return new Map(rows.flatMap(({ id, total }) => (id === null ? [] : [[id, total ?? 0] as const])));
}
