import { standingStates } from "@jdj/contract/orders/order-states";
import { and, eq, gt, inArray, ne } from "drizzle-orm";
import { type AppContext, requestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { refusedPayment } from "../../ledger/entries/moves.ts";
import { recordTransaction } from "../../ledger/entries/record-transaction.ts";
import { ledgerTransactions } from "../../ledger/entries/tables.ts";
import { refundSubject } from "../../payments/subjects/refund-subject.ts";
import { notifyCustomer } from "../emails/notify.ts";
import { lockOrder, type WholeOrder } from "../orders/lock-order.ts";
import { paymentEntries } from "../orders/order-money.ts";
import { orderLines, sellerOrders } from "../orders/tables.ts";
import { takeFreeLines, takeReservedLines } from "../stock/order-stock.ts";
import { completeOrder } from "./complete-order.ts";
import { takeInstalmentPayments } from "./take-payments.ts";

/** The name of the refund of a payment that came too late. */
export const LATE_PAYMENT = "order";

/**
 * Records that an order is paid: its stock is sold and each seller is owed. A payment after the
 * reservation expired is honoured when all its stock can be taken again; else, and after a
 * cancellation, it is given back whole; so is that of cloth which was ordered again since. One of several
 * payments is an instalment (`take-payments.ts`). A second call changes nothing.
 */
export async function recordOrderPayment(app: AppContext, orderId: number): Promise<void> {
  const context = requestContext(app);
  await context.db.transaction(async (tx) => {
    const whole = await lockOrder(tx, orderId);
    const key = `order:${orderId}:payment`;
    if (whole === null || (await takeInstalmentPayments({ ...context, db: tx }, whole))) return;
    if (await isRecorded(tx, key)) return;
    const { order, suborders } = whole;
    const subject = { kind: "order" as const, id: orderId };
    const move = { key, kind: "payment" as const, subject, now: context.now };
    if (!(await takeStock(tx, whole))) {
      await recordTransaction(tx, { ...move, entries: refusedPayment(order.totalFcfa) });
      const scope = { scope: LATE_PAYMENT, amountFcfa: order.totalFcfa };
      await refundSubject({ ...context, db: tx }, subject, scope);
      await notifyCustomer(tx, context.jobs, order, null, "late");
      return;
    }
    await recordTransaction(tx, { ...move, entries: paymentEntries(suborders) });
    await completeOrder({ ...context, db: tx }, whole);
  });
}

async function isRecorded(tx: Database, key: string): Promise<boolean> {
  const found = await tx
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.key, key));
  return found.length > 0;
}

/** Whether the stock of an order is its own now: reserved, or free again after its reservation expired. */
async function takeStock(tx: Database, { order, suborders, lines }: WholeOrder): Promise<boolean> {
  if (suborders.every(({ state }) => state === "placed")) {
    await takeReservedLines(tx, lines);
    return true;
  }
  if (order.expiredAt === null || (await isOrderedAgain(tx, lines))) return false;
  class Short extends Error {}
  try {
    await tx.transaction(async (step) => {
      if (!(await takeFreeLines(step, lines))) throw new Short();
    });
    return true;
  } catch (error) {
    if (error instanceof Short) return false;
    throw error;
  }
}

/** Whether a later order, which stands, buys cloth for the fabric order of an expired one. */
async function isOrderedAgain(tx: Database, lines: WholeOrder["lines"]): Promise<boolean> {
  const [line] = lines.filter(({ fabricOrderId }) => fabricOrderId !== null);
  if (line?.fabricOrderId == null) return false;
  const later = await tx
    .select({ id: orderLines.id })
    .from(orderLines)
    .innerJoin(sellerOrders, eq(sellerOrders.id, orderLines.sellerOrderId))
    .where(
      and(
        eq(orderLines.fabricOrderId, line.fabricOrderId),
        gt(orderLines.id, line.id),
        ne(orderLines.sellerOrderId, line.sellerOrderId),
        inArray(sellerOrders.state, ["placed", ...standingStates]),
      ),
    )
    .limit(1);
  return later.length > 0;
}
