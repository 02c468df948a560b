import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { type FabricState, fabricMachine } from "@jdj/contract/fabric-orders/fabric-states";
import { fabricMessages } from "@jdj/contract/fabric-orders/messages";
import { and, eq, isNotNull, lt } from "drizzle-orm";
import {
  type AppContext,
  calendarDate,
  type RequestContext,
  requestContext,
} from "../../../app-context.ts";
import { removeLinesOf } from "../../carts/cart/put-lines.ts";
import { giveBackShare } from "../shares/give-back-share.ts";
import { fabricShares } from "../shares/tables.ts";
import { endOpenWithdrawals } from "../withdrawals/end-withdrawals.ts";
import { stateOn } from "./fabric-state.ts";
import { listPurchases, unpaidOf } from "./purchases.ts";
import { listShares, lockOrder } from "./queries.ts";
import { closeShareOrders } from "./save-order.ts";
import { fabricOrders } from "./tables.ts";

/**
 * Moves a fabric order on. Sent, it is of those who paid; cancelled, what was paid by mobile money is
 * given back, and cash is for the committee to give back. What was withdrawn or spent meanwhile waits for
 * our team, and a withdrawal that nobody confirmed yet is refused.
 * @returns what of the refunds the balance does not cover, in FCFA
 * @throws not-found; state-changed, fabric-nothing-to-order, fabric-purchase-unpaid (409); 422 at `deadline` for one that is
 * reopened after its last day
 */
export async function transitionOrder(
  context: RequestContext,
  { eventId, id, to }: { eventId: number; id: number; to: FabricState },
): Promise<number> {
  const { now } = context;
  return context.db.transaction(async (tx) => {
    let shortFcfa = 0;
    const order = await lockOrder(tx, eventId, id);
    const today = calendarDate(now);
    if (!fabricMachine.may(stateOn(order, today), to, "customer")) throw refusal("state-changed");
    if (to === "open" && order.deadline < today)
      throw fieldRefusal({ deadline: [fabricMessages.deadlinePast] });
    // What was placed in the shop is paid, or cancelled there, first.
    if (to !== "closed" && unpaidOf(await listPurchases(tx, id)))
      throw refusal("fabric-purchase-unpaid");
    if (to === "open" || to === "cancelled") await removeLinesOf(tx, id);
    const shares = await listShares(tx, [id]);
    if (to === "sent") {
      if (!shares.some(({ paidFcfa }) => paidFcfa !== null))
        throw refusal("fabric-nothing-to-order");
      await tx
        .update(fabricShares)
        .set({ sentAt: now })
        .where(and(eq(fabricShares.orderId, id), isNotNull(fabricShares.paidAt)));
    }
    if (to !== "open") await closeShareOrders(tx, order, now);
    if (to === "cancelled") {
      await endOpenWithdrawals({ ...context, db: tx }, order);
      for (const share of shares)
        shortFcfa += await giveBackShare({ ...context, db: tx }, order, share);
    }
    await tx
      .update(fabricOrders)
      .set({
        state: to,
        sentAt: to === "sent" ? now : null,
        // People may pay again: what the cart holds is not what will be ordered.
        ...(to === "open" ? { cartCustomerId: null, cartFilledAt: null } : {}),
        version: order.version + 1,
      })
      .where(eq(fabricOrders.id, id));
    return shortFcfa;
  });
}

/** Closes the orders whose last day has passed, with the payments that nobody made. */
export async function endFabricOrders(app: AppContext): Promise<void> {
  const { db, now } = requestContext(app);
  const past = and(eq(fabricOrders.state, "open"), lt(fabricOrders.deadline, calendarDate(now)));
  const due = await db
    .select({ id: fabricOrders.id, eventId: fabricOrders.eventId })
    .from(fabricOrders)
    .where(past)
    .limit(100);
  for (const { id, eventId } of due)
    await db.transaction(async (tx) => {
      const order = await lockOrder(tx, eventId, id);
      if (stateOn(order, calendarDate(now)) !== "closed" || order.state !== "open") return;
      await closeShareOrders(tx, order, now);
      await tx
        .update(fabricOrders)
        .set({ state: fabricMachine.transition(order.state, "closed", "product") })
        .where(eq(fabricOrders.id, id));
    });
}
