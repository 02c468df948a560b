import { refusal } from "@jdj/contract/call/refusals";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { lockOrderOfSuborder } from "../orders/lock-order.ts";
import { putBackLines } from "../stock/order-stock.ts";
import { orderReturnLines, orderReturns } from "./tables.ts";

/**
 * Puts what came back into stock again, once, when its seller says that it can be sold.
 * @throws not-found for another seller's; state-changed (409) for a return that was not accepted, or is in
 * stock already
 */
export async function restockReturn(
  { db, now }: RequestContext,
  providerId: number,
  suborderId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const whole = await lockOrderOfSuborder(tx, suborderId);
    const suborder = whole?.suborders.find(({ id }) => id === suborderId);
    if (!whole || suborder?.providerId !== providerId) throw refusal("not-found");
    const [returned] = await tx
      .select()
      .from(orderReturns)
      .where(eq(orderReturns.sellerOrderId, suborderId));
    if (!returned) throw refusal("not-found");
    if (returned.state !== "accepted" || returned.restockedAt !== null)
      throw refusal("state-changed");
    await tx.update(orderReturns).set({ restockedAt: now }).where(eq(orderReturns.id, returned.id));
    const back = await tx
      .select()
      .from(orderReturnLines)
      .where(eq(orderReturnLines.returnId, returned.id));
    const lines = back.flatMap(({ lineId, quantity }) =>
      whole.lines.filter(({ id }) => id === lineId).map((line) => ({ ...line, quantity })),
    );
    await putBackLines(tx, lines);
  });
}
