import { refusal } from "@jdj/contract/call/refusals";
import type { RequestContext } from "../../../app-context.ts";
import { endOpenDispute } from "../../disputes/end-dispute.ts";
import { findLastDispute } from "../../disputes/queries.ts";
import type { CustomerActor } from "../../identity/sessions/queries.ts";
import { rightsOf } from "../disputes/delivery-facts.ts";
import { confirmDelivery } from "../release/confirm-delivery.ts";
import { lockOrderOfSuborder } from "./lock-order.ts";
import { transitionSuborders } from "./transition-suborders.ts";

/**
 * Records that a customer received what was sent, or what its seller says was delivered: its money is
 * the seller's once it can no longer be returned. It ends « Je n’ai pas reçu ». A second
 * call changes nothing.
 * @throws not-found for another customer's; state-changed (409) when it is not on its way or delivered
 */
export async function receiveSuborder(
  context: RequestContext,
  { customer, user }: CustomerActor,
  suborderId: number,
): Promise<void> {
  const { db, jobs, now } = context;
  await db.transaction(async (tx) => {
    const whole = await lockOrderOfSuborder(tx, suborderId);
    const suborder = whole?.suborders.find(({ id }) => id === suborderId);
    if (!suborder || whole?.order.customerId !== customer.id) throw refusal("not-found");
    if (suborder.confirmedAt !== null) return;
    const subject = { kind: "suborder" as const, id: suborderId };
    const dispute = await findLastDispute(tx, subject);
    if (!rightsOf(suborder, dispute, null).confirm) throw refusal("state-changed");
    // What arrived may still be wrong: that dispute goes on.
    if (dispute?.kind === "not-received")
      await endOpenDispute({ ...context, db: tx }, subject, "withdrawn");
    if (suborder.state !== "delivered") {
      const move = { to: "delivered", by: "customer", userId: user.id, now } as const;
      await transitionSuborders(tx, [suborder], move);
    }
    await confirmDelivery({ db: tx, jobs, now }, whole.order, suborder, "customer");
  });
}
