import { refusal } from "@jdj/contract/glue/refusals";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { giveCredit } from "../../payments/credit/credit.ts";
import { closeOrders } from "../../payments/orders/close-orders.ts";
import { lockMessage } from "./save-message.ts";
import { messages } from "./tables.ts";

/**
 * Withdraws a send of which nothing has left; what a planned one took from the credit is given back.
 * Cancelling twice is once.
 * @throws message-under-way once it leaves
 */
export async function cancelMessage(
  { db, now }: RequestContext,
  messageId: number,
  customerId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const message = await lockMessage(tx, messageId);
    if (!message || message.status === "cancelled") return;
    const { status, channelId, units } = message;
    if (status === "sending" || status === "done") throw refusal("message-under-way");
    await tx.update(messages).set({ status: "cancelled" }).where(eq(messages.id, messageId));
    await closeOrders(tx, messageId, { now });
    if (status !== "scheduled") return;
    const key = `cancelled:${messageId}`;
    await giveCredit(tx, { customerId, channelId, units, reason: "cancelled", key });
  });
}
