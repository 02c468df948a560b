import { refusal } from "@jdj/contract/call/refusals";
import { fcfa } from "@jdj/french/money";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { alertOperator } from "../../alerts/alert-operator.ts";
import { notifyCustomer, notifySeller } from "../emails/notify.ts";
import { lockOrderOfSuborder } from "../orders/lock-order.ts";
import { orderReturns } from "../returns/tables.ts";
import { rightsOf } from "./delivery-facts.ts";
import { findDispute } from "./queries.ts";
import { deliveryDisputes } from "./tables.ts";

/**
 * Records that a customer did not receive what was sent: its money is frozen until the customer says
 * that it arrived, or staff decide. The seller and the staff are told.
 * @throws not-found for another customer's; order-moved (409) before it is on its way, once it is
 * confirmed or paid out, said before, or where a return was asked for: it arrived then
 */
export async function reportNotReceived(
  context: RequestContext,
  customerId: number,
  suborderId: number,
  reason: string,
): Promise<void> {
  const { jobs, now } = context;
  await context.db.transaction(async (tx) => {
    const whole = await lockOrderOfSuborder(tx, suborderId);
    const suborder = whole?.suborders.find(({ id }) => id === suborderId);
    if (!suborder || whole?.order.customerId !== customerId) throw refusal("not-found");
    const returns = await tx
      .select({ id: orderReturns.id })
      .from(orderReturns)
      .where(eq(orderReturns.sellerOrderId, suborderId));
    const { contest } = rightsOf(suborder, await findDispute(tx, suborderId));
    if (!contest || returns.length > 0) throw refusal("order-moved");
    await tx.insert(deliveryDisputes).values({ sellerOrderId: suborderId, reason, createdAt: now });
    await notifySeller(tx, jobs, suborder, "not-received");
    await notifyCustomer(tx, jobs, whole.order, suborder, "not-received");
    const total = fcfa(suborder.goodsFcfa + suborder.deliveryFcfa);
    const detail = `Commande ${whole.order.reference}, ${total}\u00a0: le client dit n’avoir rien reçu. Son argent est gelé jusqu’à votre décision.`;
    const alert = { kind: "not-received" as const, subject: `suborder:${suborderId}`, detail };
    await alertOperator(tx, context, alert, now);
  });
}
