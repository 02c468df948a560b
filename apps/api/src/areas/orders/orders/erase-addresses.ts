import { and, asc, eq, inArray, isNull, lt, type SQL } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { eraseWordsAbout } from "../../disputes/erase-words.ts";
import { disputes } from "../../disputes/tables.ts";
import { eraseHoldWordsAbout } from "../../ledger/staff-holds/end-holds.ts";
import { staffHolds } from "../../ledger/staff-holds/tables.ts";
import { orderReturns } from "../returns/tables.ts";
import { staffRefunds } from "../staff-refunds/tables.ts";
import { marketplaceOrders, orderLines, sellerOrders, sellerOrderTransitions } from "./tables.ts";

/** Orders erased in one batch. */
const BATCH = 200;

/** Erases who received orders that are older, and what was written about them. @returns how many orders */
export async function eraseAddressesBefore(db: Database, before: Date, now: Date): Promise<number> {
  for (let total = 0; ; ) {
    const erased = await eraseSome(db, lt(marketplaceOrders.createdAt, before), now);
    total += erased;
    if (erased < BATCH) return total;
  }
}

/** The same for all orders of a customer whose account is erased, in that transaction. */
export async function eraseAddressesOf(db: Database, customerId: number, now: Date): Promise<void> {
  while ((await eraseSome(db, eq(marketplaceOrders.customerId, customerId), now)) === BATCH);
}

async function eraseSome(db: Database, condition: SQL, now: Date): Promise<number> {
  const rows = await db
    .select({ id: marketplaceOrders.id })
    .from(marketplaceOrders)
    .where(and(condition, isNull(marketplaceOrders.erasedAt)))
    .orderBy(asc(marketplaceOrders.createdAt))
    .limit(BATCH);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const suborders = db
    .select({ id: sellerOrders.id })
    .from(sellerOrders)
    .where(inArray(sellerOrders.orderId, ids));
  await db.transaction(async (tx) => {
    await tx
      .update(orderLines)
      .set({ note: "" })
      .where(inArray(orderLines.sellerOrderId, suborders));
    await tx
      .update(sellerOrderTransitions)
      .set({ note: "" })
      .where(inArray(sellerOrderTransitions.sellerOrderId, suborders));
    await tx
      .update(orderReturns)
      .set({ reason: "", answer: "" })
      .where(inArray(orderReturns.sellerOrderId, suborders));
    await tx
      .update(staffRefunds)
      .set({ reason: "" })
      .where(inArray(staffRefunds.sellerOrderId, suborders));
    await eraseWordsAbout(tx, inArray(disputes.subjectId, suborders));
    await eraseHoldWordsAbout(tx, inArray(staffHolds.subjectId, suborders));
    await tx
      .update(marketplaceOrders)
      .set({ recipient: "", phone: "", address: "", note: "", erasedAt: now })
      .where(inArray(marketplaceOrders.id, ids));
  });
  return ids.length;
}
