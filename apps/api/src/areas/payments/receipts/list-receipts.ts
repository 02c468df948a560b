import type { SubjectReceipt } from "@jdj/contract/payments/subjects";
import { asc, eq, inArray } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { paymentAttempts, paymentOrders, receipts } from "../orders/tables.ts";
import { receiptAddress } from "./receipt-address.ts";

/** A receipt with the payment order that it is of. */
export interface StoredReceipt {
  orderId: number;
  /** Names it: of its order, or of the attempt that paid an order a second time. */
  reference: string;
  amountFcfa: number;
  createdAt: Date;
}

/** The receipts of some payment orders, oldest first. */
export async function listReceipts(
  db: Database,
  orderIds: readonly number[],
): Promise<StoredReceipt[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .select({ receipt: receipts, order: paymentOrders, surplus: paymentAttempts })
    .from(receipts)
    .innerJoin(paymentOrders, eq(paymentOrders.id, receipts.orderId))
    .leftJoin(paymentAttempts, eq(paymentAttempts.id, receipts.attemptId))
    .where(inArray(receipts.orderId, [...orderIds]))
    .orderBy(asc(receipts.id));
  return rows.map(({ receipt: { createdAt }, order, surplus }) => ({
    ...{ orderId: order.id, createdAt },
    reference: surplus?.reference ?? order.reference,
    amountFcfa: surplus?.amountFcfa ?? order.orderFcfa,
  }));
}

/** The receipts of some of those orders as their payer sees them. */
export function presentReceipts(
  { settings, now }: Pick<RequestContext, "settings" | "now">,
  stored: readonly StoredReceipt[],
  orderIds: readonly number[],
): SubjectReceipt[] {
  return stored
    .filter(({ orderId }) => orderIds.includes(orderId))
    .map(({ reference, amountFcfa, createdAt }) => ({
      amount_fcfa: amountFcfa,
      paid_at: createdAt.toISOString(),
      url: receiptAddress(settings.secret, reference, now),
    }));
}
