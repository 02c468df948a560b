import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { MOST_CODE_MISSES } from "@jdj/contract/orders/delivery-rights";
import { codeWrong } from "@jdj/contract/orders/seller-messages";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { isSameText } from "../../../crypto/token.ts";
import { findLastDispute } from "../../disputes/queries.ts";
import { rightsOf } from "../disputes/delivery-facts.ts";
import { lockOrderOfSuborder } from "../orders/lock-order.ts";
import { sellerOrders } from "../orders/tables.ts";
import { transitionSuborders } from "../orders/transition-suborders.ts";
import { confirmDelivery } from "./confirm-delivery.ts";

/**
 * Records that a seller's deliverer was given the delivery code: the order is delivered and confirmed.
 * A wrong code is counted, also when another is entered at the same time; after five it is closed.
 * @throws not-found for another seller's; code-closed, state-changed (409); 422 at `code` for a wrong one
 */
export async function enterDeliveryCode(
  { db, jobs, now }: RequestContext,
  { providerId, userId }: { providerId: number; userId: number },
  suborderId: number,
  code: string,
): Promise<void> {
  const left = await db.transaction(async (tx) => {
    const whole = await lockOrderOfSuborder(tx, suborderId);
    const suborder = whole?.suborders.find(({ id }) => id === suborderId);
    if (!whole || whole.order.paidAt === null || suborder?.providerId !== providerId)
      throw refusal("not-found");
    const { deliveryCode, codeMisses } = suborder;
    if (codeMisses >= MOST_CODE_MISSES) throw refusal("code-closed");
    const last = await findLastDispute(tx, { kind: "suborder", id: suborderId });
    const { enterCode } = rightsOf(suborder, last, null);
    if (!enterCode || deliveryCode === null) throw refusal("state-changed");
    if (!isSameText(code, deliveryCode)) {
      // Counted in a transaction that is kept: the refusal follows it.
      await tx
        .update(sellerOrders)
        .set({ codeMisses: codeMisses + 1 })
        .where(eq(sellerOrders.id, suborderId));
      return MOST_CODE_MISSES - codeMisses - 1;
    }
    if (suborder.state !== "delivered")
      await transitionSuborders(tx, [suborder], { to: "delivered", by: "seller", userId, now });
    await confirmDelivery({ db: tx, jobs, now }, whole.order, suborder, "code");
    return null;
  });
  if (left !== null) throw fieldRefusal({ code: [codeWrong(left)] });
}
