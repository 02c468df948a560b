import { inArray, lt } from "drizzle-orm";
import type { Moment } from "../../world.ts";
import { keyedRequests } from "../payments/idempotency/tables.ts";
import {
  gatewayEvents,
  paymentAttempts,
  paymentOrders,
  receipts,
} from "../payments/orders/tables.ts";
import { sandboxPayments } from "../payments/sandbox/tables.ts";
import { daysAgo, keptFor, monthsAgo } from "./periods.ts";

/** A key is remembered for a day. */
const KEY_DAYS = 1;

/** Erases orders, their tries to pay and their receipts once accounting asks for them no more; and sooner what keeps requests from being made twice, and the demonstration's own. */
export async function forgetPayments({ db, now }: Moment): Promise<void> {
  await db.transaction(async (tx) => {
    const old = tx
      .select({ id: paymentOrders.id })
      .from(paymentOrders)
      .where(lt(paymentOrders.createdAt, monthsAgo(now, keptFor.paymentYears * 12)));
    const tries = tx
      .select({ id: paymentAttempts.id })
      .from(paymentAttempts)
      .where(inArray(paymentAttempts.orderId, old));
    await tx.delete(gatewayEvents).where(inArray(gatewayEvents.attemptId, tries));
    await tx.delete(receipts).where(inArray(receipts.orderId, old));
    await tx.delete(paymentAttempts).where(inArray(paymentAttempts.orderId, old));
    await tx.delete(paymentOrders).where(inArray(paymentOrders.id, old));
    await tx.delete(keyedRequests).where(lt(keyedRequests.createdAt, daysAgo(now, KEY_DAYS)));
    await tx
      .delete(sandboxPayments)
      .where(lt(sandboxPayments.createdAt, daysAgo(now, keptFor.outboxDays)));
  });
}
