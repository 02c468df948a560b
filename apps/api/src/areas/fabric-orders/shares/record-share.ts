import { and, eq } from "drizzle-orm";
import { type AppContext, requestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { fabricPayment, refusedPayment } from "../../ledger/entries/moves.ts";
import { recordTransaction } from "../../ledger/entries/record-transaction.ts";
import { events } from "../../notebook/events/tables.ts";
import { payments } from "../../payments/payments/tables.ts";
import { refundPayment } from "../../payments/subjects/refund-subject.ts";
import { isChangeable } from "../orders/fabric-state.ts";
import { shareSubject } from "../orders/save-order.ts";
import { fabricOrders } from "../orders/tables.ts";
import { dueOf } from "../orders/totals.ts";
import { fabricShares } from "./tables.ts";

/**
 * Records that a share is paid by mobile money. A payment that was begun before the last day is taken
 * until the fabric is ordered. It is given back when the share is gone, paid already or of another
 * amount now, and when the order was sent or cancelled. A second call changes nothing.
 * @param paymentId the payment that was made
 */
export async function recordShare(
  app: AppContext,
  shareId: number,
  paymentId: number,
): Promise<void> {
  const context = requestContext(app);
  const { now } = context;
  await context.db.transaction(async (tx) => {
    const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId));
    if (!payment) return;
    const found = await lockStanding(tx, shareId);
    const move = {
      key: `fabric-payment:${paymentId}`,
      kind: "payment" as const,
      subject: shareSubject(shareId),
      now,
    };
    const amountFcfa = payment.payableFcfa;
    const isDue =
      found !== null &&
      found.share.paidFcfa === null &&
      dueOf(found.share, found.order.unitFcfa) === amountFcfa;
    if (!isDue) {
      // Of the same payment it is a second call.
      const isNew = await recordTransaction(tx, { ...move, entries: refusedPayment(amountFcfa) });
      if (isNew) await refundPayment({ ...context, db: tx }, paymentId);
      return;
    }
    const entries = fabricPayment(found.order.id, amountFcfa);
    if (!(await recordTransaction(tx, { ...move, entries }))) return;
    await tx
      .update(fabricShares)
      .set({ paidFcfa: amountFcfa, paidBy: "mobile-money", paidAt: now })
      .where(eq(fabricShares.id, shareId));
  });
}

/** A share whose order, locked, still takes payments; null for any other. */
async function lockStanding(tx: Database, shareId: number) {
  const [row] = await tx
    .select({ orderId: fabricShares.orderId })
    .from(fabricShares)
    .innerJoin(fabricOrders, eq(fabricOrders.id, fabricShares.orderId))
    .innerJoin(events, and(eq(events.id, fabricOrders.eventId)))
    .where(eq(fabricShares.id, shareId));
  if (!row) return null;
  const [order] = await tx
    .select()
    .from(fabricOrders)
    .where(eq(fabricOrders.id, row.orderId))
    .for("update");
  const [share] = await tx.select().from(fabricShares).where(eq(fabricShares.id, shareId));
  return order && share && isChangeable(order) ? { order, share } : null;
}
