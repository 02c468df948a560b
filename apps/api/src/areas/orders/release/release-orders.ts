import { earnedOf } from "@jdj/contract/orders/suborder-money";
import { orderReleaseAt } from "@jdj/contract/payments/order-release";
import { and, asc, eq, gt, inArray, isNull } from "drizzle-orm";
import { type AppContext, type RequestContext, requestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { findLastDispute } from "../../disputes/queries.ts";
import { recordTransaction } from "../../ledger/entries/record-transaction.ts";
import { findOpenHold } from "../../ledger/staff-holds/queries.ts";
import { notifyCustomer, notifySeller } from "../emails/notify.ts";
import { lockOrderOfSuborder } from "../orders/lock-order.ts";
import { sellerOrders } from "../orders/tables.ts";
import { invoiceCommission } from "../payment/invoice-commission.ts";
import { invoiceSuborder } from "../payment/invoice-suborder.ts";
import { orderReturns } from "../returns/tables.ts";
import { holdOf } from "./order-hold.ts";

/** Suborders looked at in one batch. */
const BATCH = 200;

/**
 * Releases the money of the suborders whose time has come (`orderReleaseAt`) to what their sellers may
 * withdraw, each in a transaction of its own: of two processes, the second finds it released.
 */
export async function releaseOrders(app: AppContext): Promise<void> {
  const context = requestContext(app);
  for (let after = 0; ; ) {
    const rows = await context.db
      .select({ id: sellerOrders.id })
      .from(sellerOrders)
      .where(
        and(
          gt(sellerOrders.id, after),
          isNull(sellerOrders.releasedAt),
          inArray(sellerOrders.state, ["delivered", "returned", "refunded"]),
        ),
      )
      .orderBy(asc(sellerOrders.id))
      .limit(BATCH);
    for (const { id } of rows) await releaseSuborder(context, id);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}

/** Whether a return of a suborder waits for its seller's answer, it is disputed, or staff hold its money. */
async function isContested(tx: Database, suborderId: number): Promise<boolean> {
  const found = await tx
    .select({ id: orderReturns.id })
    .from(orderReturns)
    .where(and(eq(orderReturns.sellerOrderId, suborderId), eq(orderReturns.state, "asked")));
  const subject = { kind: "suborder" as const, id: suborderId };
  const dispute = await findLastDispute(tx, subject);
  const hold = await findOpenHold(tx, subject);
  return found.length > 0 || dispute?.state === "open" || hold !== null;
}

async function releaseSuborder(
  { db, jobs, now }: RequestContext,
  suborderId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const whole = await lockOrderOfSuborder(tx, suborderId);
    const suborder = whole?.suborders.find(({ id }) => id === suborderId);
    if (!whole || !suborder || suborder.releasedAt !== null) return;
    const { order } = whole;
    const hold = holdOf(suborder, { order, isContested: await isContested(tx, suborderId) });
    const from = hold && orderReleaseAt(hold);
    if (from === null || from > now) return;
    await tx.update(sellerOrders).set({ releasedAt: now }).where(eq(sellerOrders.id, suborderId));
    const { providerId } = suborder;
    const amountFcfa = earnedOf(suborder);
    const isMoved = await recordTransaction(tx, {
      key: `seller-order:${suborderId}:release`,
      kind: "release",
      subject: { kind: "order", id: order.id },
      entries: [
        { account: "held", providerId, amountFcfa },
        { account: "seller", providerId, amountFcfa: -amountFcfa },
      ],
      now,
    });
    await invoiceCommission({ db: tx, jobs, now }, order, suborder);
    await invoiceSuborder({ db: tx, jobs, now }, order, suborder);
    if (!isMoved) return;
    await notifySeller(tx, jobs, suborder, "released");
    await notifyCustomer(tx, jobs, order, suborder, "released");
  });
}
