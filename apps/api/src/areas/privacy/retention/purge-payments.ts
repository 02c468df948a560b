import { inArray, lt } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { sandboxPayments } from "../../../drivers/payments/embedded/tables.ts";
import { daysAgo, monthsAgo, retentionPeriods } from "../../../retention-periods.ts";
import { keyedRequests } from "../../payments/idempotency/tables.ts";
import {
  gatewayEvents,
  paymentAttempts,
  payments,
  receipts,
} from "../../payments/payments/tables.ts";
import { refunds } from "../../payments/refunds/tables.ts";
import { BATCH_ROWS, deleteInBatches } from "./delete-in-batches.ts";

/** How long an idempotency key is stored: one day. */
const KEY_DAYS = 1;

/**
 * Erases orders, their payment attempts and their receipts when accounting no longer requires them.
 * Erases idempotency keys and the demonstration's payments sooner.
 * @returns the number of deleted rows
 */
export async function purgePayments({ db, now }: RequestContext): Promise<number> {
  const accounted = monthsAgo(now, retentionPeriods.paymentYears * 12);
  const { createdAt: keyedAt } = keyedRequests;
  const { createdAt: playedAt } = sandboxPayments;
  let erased = await eraseOrders(db, accounted);
  erased += await deleteInBatches(db, gatewayEvents, lt(gatewayEvents.receivedAt, accounted));
  erased += await deleteInBatches(db, keyedRequests, lt(keyedAt, daysAgo(now, KEY_DAYS)));
  const played = lt(playedAt, daysAgo(now, retentionPeriods.caughtMessageDays));
  return erased + (await deleteInBatches(db, sandboxPayments, played));
}

/** Deletes an order with all its dependent rows, or not at all. */
async function eraseOrders(db: Database, before: Date): Promise<number> {
  for (let total = 0; ; ) {
    const batch = await db.transaction(async (tx) => {
      const old = await tx
        .select({ id: payments.id })
        .from(payments)
        .where(lt(payments.createdAt, before))
        .limit(BATCH_ROWS);
      const ids = old.map(({ id }) => id);
      const attempts = tx
        .select({ id: paymentAttempts.id })
        .from(paymentAttempts)
        .where(inArray(paymentAttempts.paymentId, ids));
      await tx.delete(gatewayEvents).where(inArray(gatewayEvents.attemptId, attempts));
      await tx.delete(refunds).where(inArray(refunds.attemptId, attempts));
      await tx.delete(receipts).where(inArray(receipts.paymentId, ids));
      await tx.delete(paymentAttempts).where(inArray(paymentAttempts.paymentId, ids));
      await tx.delete(payments).where(inArray(payments.id, ids));
      return ids.length;
    });
    total += batch;
    if (batch < BATCH_ROWS) return total;
  }
}
