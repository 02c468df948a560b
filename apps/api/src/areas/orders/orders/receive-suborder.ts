import { refusal } from "@jdj/contract/call/refusals";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { CustomerActor } from "../../identity/sessions/queries.ts";
import { rightsOf } from "../disputes/delivery-facts.ts";
import { findDispute } from "../disputes/queries.ts";
import { deliveryDisputes } from "../disputes/tables.ts";
import { confirmDelivery } from "../release/confirm-delivery.ts";
import { lockOrderOfSuborder } from "./lock-order.ts";
import { moveSuborders } from "./move-suborders.ts";

/**
 * Records that a customer received what was sent, or what its seller says was delivered: its money is
 * the seller's once it can no longer be returned. It ends what the customer contested before. A second
 * call changes nothing.
 * @throws not-found for another customer's; order-moved (409) when it is not on its way or delivered
 */
export async function receiveSuborder(
  { db, jobs, now }: RequestContext,
  { customer, user }: CustomerActor,
  suborderId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const whole = await lockOrderOfSuborder(tx, suborderId);
    const suborder = whole?.suborders.find(({ id }) => id === suborderId);
    if (!suborder || whole?.order.customerId !== customer.id) throw refusal("not-found");
    if (suborder.confirmedAt !== null) return;
    const dispute = await findDispute(tx, suborderId);
    if (!rightsOf(suborder, dispute).confirm) throw refusal("order-moved");
    if (dispute?.state === "open")
      await tx
        .update(deliveryDisputes)
        .set({ state: "received", endedAt: now })
        .where(eq(deliveryDisputes.id, dispute.id));
    if (suborder.state !== "delivered") {
      const move = { to: "delivered", by: "customer", userId: user.id, now } as const;
      await moveSuborders(tx, [suborder], move);
    }
    await confirmDelivery({ db: tx, jobs, now }, whole.order, suborder, "customer");
  });
}
