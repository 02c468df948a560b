import { refusal } from "@jdj/contract/call/refusals";
import type { RequestContext } from "../../../app-context.ts";
import type { CustomerActor } from "../../identity/sessions/queries.ts";
import { lockOrderOfSuborder } from "./lock-order.ts";
import { moveSuborders } from "./move-suborders.ts";

/**
 * Records that a customer received what was sent. A second call changes nothing.
 * @throws not-found for another customer's; order-moved (409) when it is not on its way
 */
export async function receiveSuborder(
  { db, now }: RequestContext,
  { customer, user }: CustomerActor,
  suborderId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const whole = await lockOrderOfSuborder(tx, suborderId);
    const suborder = whole?.suborders.find(({ id }) => id === suborderId);
    if (!suborder || whole?.order.customerId !== customer.id) throw refusal("not-found");
    if (suborder.state === "delivered") return;
    await moveSuborders(tx, [suborder], { to: "delivered", by: "customer", userId: user.id, now });
  });
}
