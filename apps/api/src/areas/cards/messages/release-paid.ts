import { fieldErrorsOf, isRefusal } from "@jdj/contract/glue/refusals";
import { eq } from "drizzle-orm";
import { type AppContext, type RequestContext, requestContext } from "../../../app-context.ts";
import { paymentOrders } from "../../payments/orders/tables.ts";
import { orderFor } from "./order-for.ts";
import { lockMessage } from "./save-message.ts";
import { startSend } from "./start-send.ts";

/**
 * Lets go the send for which an order was paid; its credit was given when the payment was recorded.
 * Called twice it changes nothing. A send that was cancelled or rewritten meanwhile, or whose credit
 * went elsewhere, stays: what was paid remains as credit, and an order for what is missing is opened.
 */
export async function releasePaid(
  app: AppContext,
  { orderId, messageId }: { orderId: number; messageId: number },
): Promise<void> {
  const context = requestContext(app);
  try {
    await context.db.transaction(async (tx) => {
      const [order] = await tx.select().from(paymentOrders).where(eq(paymentOrders.id, orderId));
      const message = await lockMessage(tx, messageId);
      if (order?.state !== "paid" || message?.status !== "awaiting-payment") return;
      await startSend(tx, context, message, order.customerId);
    });
  } catch (error) {
    if (!isRefusal(error, "credit-short") && fieldErrorsOf(error) === null) throw error;
    app.log("warn", "paid-send-waits");
    await openTopUp(context, { orderId, messageId });
  }
}

/** Opens the order for what the credit lacks; its payment lets the send go. */
async function openTopUp(
  { db, now }: RequestContext,
  { orderId, messageId }: { orderId: number; messageId: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [order] = await tx.select().from(paymentOrders).where(eq(paymentOrders.id, orderId));
    const message = await lockMessage(tx, messageId);
    if (order && message?.status === "awaiting-payment")
      await orderFor(tx, message, order.customerId, now);
  });
}
