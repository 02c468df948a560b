import { DELIVERED_AFTER_DAYS } from "@jdj/contract/orders/order-states";
import { and, eq, lte } from "drizzle-orm";
import { type AppContext, type RequestContext, requestContext } from "../../../app-context.ts";
import { findLastDispute } from "../../disputes/queries.ts";
import { notifyCustomer, notifySeller } from "../emails/notify.ts";
import { cancelSuborders } from "./cancel-suborders.ts";
import { lockOrder, lockOrderOfSuborder } from "./lock-order.ts";
import { marketplaceOrders, sellerOrders } from "./tables.ts";
import { transitionSuborders } from "./transition-suborders.ts";

/** Orders ended in one batch. */
const BATCH = 100;

/**
 * Ends orders by the calendar: those that were not paid in time give their stock back; those on
 * their way for two weeks count as delivered, unless the buyer says that they did not arrive. Each in a transaction of its own.
 */
export async function endOrders(app: AppContext): Promise<void> {
  const context = requestContext(app);
  const { db, now } = context;
  const due = await db
    .select({ id: marketplaceOrders.id })
    .from(marketplaceOrders)
    .where(lte(marketplaceOrders.reservedUntil, now))
    .orderBy(marketplaceOrders.reservedUntil)
    .limit(BATCH);
  for (const { id } of due) await expireOrder(context, id);
  const before = new Date(now.getTime() - DELIVERED_AFTER_DAYS * 86_400_000);
  const sent = await db
    .select({ id: sellerOrders.id })
    .from(sellerOrders)
    .where(and(eq(sellerOrders.state, "shipped"), lte(sellerOrders.transitionedAt, before)))
    .orderBy(sellerOrders.transitionedAt)
    .limit(BATCH);
  for (const { id } of sent) await deliverSilently(context, id);
}

async function expireOrder(context: RequestContext, id: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    const whole = await lockOrder(tx, id);
    const until = whole?.order.reservedUntil;
    if (!whole || !until || until > context.now) return;
    const cancellation = { by: "product" as const, userId: null, isExpiry: true };
    await cancelSuborders({ ...context, db: tx }, whole, whole.suborders, cancellation);
  });
}

async function deliverSilently(
  { db, jobs, now }: RequestContext,
  suborderId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const whole = await lockOrderOfSuborder(tx, suborderId);
    const suborder = whole?.suborders.find(({ id }) => id === suborderId);
    if (!whole || suborder?.state !== "shipped") return;
    const dispute = await findLastDispute(tx, { kind: "suborder", id: suborderId });
    if (dispute?.state === "open") return;
    await transitionSuborders(tx, [suborder], {
      to: "delivered",
      by: "product",
      userId: null,
      now,
    });
    await notifyCustomer(tx, jobs, whole.order, suborder, "delivered");
    await notifySeller(tx, jobs, suborder, "claimed");
  });
}
