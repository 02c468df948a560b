import { refusal } from "@jdj/contract/call/refusals";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { notifyCustomer } from "../emails/notify.ts";
import { lockOrderOfSuborder } from "../orders/lock-order.ts";
import { findDispute } from "./queries.ts";
import { deliveryDisputes } from "./tables.ts";

/**
 * Records what a seller answers to a customer who did not receive an order, once. It decides nothing.
 * @throws not-found for another seller's; order-moved (409) when it is answered or ended
 */
export async function answerDispute(
  { db, jobs, now }: RequestContext,
  providerId: number,
  suborderId: number,
  answer: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const whole = await lockOrderOfSuborder(tx, suborderId);
    const suborder = whole?.suborders.find(({ id }) => id === suborderId);
    const dispute = await findDispute(tx, suborderId);
    if (!whole || suborder?.providerId !== providerId || !dispute) throw refusal("not-found");
    if (dispute.state !== "open" || dispute.answeredAt !== null) throw refusal("order-moved");
    await tx
      .update(deliveryDisputes)
      .set({ answer, answeredAt: now })
      .where(eq(deliveryDisputes.id, dispute.id));
    await notifyCustomer(tx, jobs, whole.order, suborder, "dispute-answered");
  });
}
