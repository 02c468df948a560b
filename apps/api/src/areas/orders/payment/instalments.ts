import { asc, eq, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { recordTransaction } from "../../ledger/entries/record-transaction.ts";
import type { WholeOrder } from "../orders/lock-order.ts";
import { marketplaceOrders } from "../orders/tables.ts";
import { takeReservedLines } from "../stock/order-stock.ts";
import { completeOrder } from "./complete-order.ts";
import { orderInstalments } from "./tables.ts";

/** For how many days an order that is paid in part keeps its stock after each instalment. */
export const INSTALMENT_DAYS = 7;

export type StoredInstalment = typeof orderInstalments.$inferSelect;

/** The instalments of an order, the first one first. */
export function listInstalments(db: Database, orderId: number): Promise<StoredInstalment[]> {
  return db
    .select()
    .from(orderInstalments)
    .where(eq(orderInstalments.orderId, orderId))
    .orderBy(asc(orderInstalments.id));
}

/** What an order was paid by instalments that did not go back, in FCFA. */
export async function paidByInstalments(db: Database, orderId: number): Promise<number> {
  const [row] = await db
    .select({
      total:
        sql<number>`coalesce(sum(${orderInstalments.amountFcfa} - ${orderInstalments.returnedFcfa}), 0)`.mapWith(
          Number,
        ),
    })
    .from(orderInstalments)
    .where(eq(orderInstalments.orderId, orderId));
  return row?.total ?? 0;
}

/** Where an instalment comes from: what was collected for fabric, or a payment. */
export type InstalmentSource = { fabricOrderId: number; userId: number } | { paymentId: number };

/**
 * Adds an instalment to a locked order that is not paid, in the caller's transaction: it is held for
 * the seller, and the one that reaches the total pays the order. Until then its stock is kept for a week.
 * The caller checks that it stands, has one seller, and lacks as much.
 */
export async function addInstalment(
  context: RequestContext,
  whole: WholeOrder,
  source: InstalmentSource,
  amountFcfa: number,
): Promise<void> {
  const { db: tx, now } = context;
  const { order, suborders } = whole;
  const { id: orderId } = order;
  const [instalment] = await tx
    .insert(orderInstalments)
    .values({ orderId, ...source, amountFcfa, createdAt: now })
    .returning({ id: orderInstalments.id });
  if (!instalment) throw new Error("The instalment was not written");
  const providerId = suborders[0]?.providerId ?? null;
  const subject = { kind: "order" as const, id: orderId };
  const isTransfer = "fabricOrderId" in source;
  await recordTransaction(tx, {
    key: `order-instalment:${instalment.id}`,
    kind: isTransfer ? "transfer" : "payment",
    subject,
    entries: [
      isTransfer
        ? { account: "fabric", fabricOrderId: source.fabricOrderId, amountFcfa }
        : { account: "gateway", amountFcfa },
      { account: "held", providerId, amountFcfa: -amountFcfa },
    ],
    now,
  });
  if ((await paidByInstalments(tx, orderId)) < order.totalFcfa) {
    const reservedUntil = new Date(now.getTime() + INSTALMENT_DAYS * 86_400_000);
    await tx
      .update(marketplaceOrders)
      .set({ reservedUntil })
      .where(eq(marketplaceOrders.id, orderId));
    return;
  }
  const commissionFcfa = suborders.reduce((sum, one) => sum + one.commissionFcfa, 0);
  await recordTransaction(tx, {
    key: `order:${orderId}:payment`,
    kind: "payment",
    subject,
    entries: [
      { account: "held", providerId, amountFcfa: commissionFcfa },
      { account: "commission", amountFcfa: -commissionFcfa },
    ],
    now,
  });
  await takeReservedLines(tx, whole.lines);
  await completeOrder(context, whole);
}
