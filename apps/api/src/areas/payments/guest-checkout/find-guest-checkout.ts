import { refusal } from "@jdj/contract/call/refusals";
import type { CallContext } from "../../../http/answer.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import type { PaymentOrder } from "../orders/open-order.ts";
import { findOrder } from "../orders/queries.ts";

/** The purposes of orders that are paid without an account. */
const purposes: readonly PaymentOrder["purpose"][] = ["gift", "fabric-share", "listing"];

/**
 * An order without a customer, by its reference. References that no order has are counted for each
 * network address; known ones are not, since a whole town shares an address.
 * @throws not-found, also for an order that has a customer or whose payer was erased;
 * too-many-requests (429)
 */
export async function findGuestCheckout(
  context: CallContext,
  reference: string,
): Promise<PaymentOrder> {
  const order = await findOrder(context.db, reference);
  if (order === null) await consumeRateLimit(limits.orderGuess, context.caller.address, context);
  if (order === null || order.customerId !== null || !purposes.includes(order.purpose))
    throw refusal("not-found");
  return order;
}
