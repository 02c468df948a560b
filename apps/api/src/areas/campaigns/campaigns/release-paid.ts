import { fieldErrorsOf, isRefusal } from "@jdj/contract/call/refusals";
import { eq } from "drizzle-orm";
import { type AppContext, type RequestContext, requestContext } from "../../../app-context.ts";
import { isEventDeleted } from "../../notebook/events/queries.ts";
import { paymentOrders } from "../../payments/orders/tables.ts";
import { orderFor } from "./order-for-campaign.ts";
import { lockCampaign } from "./save-campaign.ts";
import { startCampaign } from "./start-campaign.ts";

/**
 * Starts the campaign for which an order was paid; its credit was given when the payment was recorded.
 * A second call changes nothing. A campaign that was cancelled or rewritten meanwhile, whose event
 * was deleted, or whose credit was used elsewhere, is not started: what was paid remains as credit, and an order for what is missing
 * is opened.
 */
export async function releasePaid(
  app: AppContext,
  { orderId, campaignId }: { orderId: number; campaignId: number },
): Promise<void> {
  const context = requestContext(app);
  try {
    await context.db.transaction(async (tx) => {
      const [order] = await tx.select().from(paymentOrders).where(eq(paymentOrders.id, orderId));
      const campaign = await lockCampaign(tx, campaignId);
      if (order?.state !== "paid" || order.customerId === null) return;
      if (campaign?.status !== "awaiting-payment") return;
      if (await isEventDeleted(tx, campaign.eventId)) return;
      await startCampaign(tx, context, campaign, order.customerId);
    });
  } catch (error) {
    if (!isRefusal(error, "credit-short") && fieldErrorsOf(error) === null) throw error;
    app.log("warn", "paid-campaign-waits");
    await openTopUp(context, { orderId, campaignId });
  }
}

/** Opens the order for what the credit lacks; its payment starts the campaign. */
async function openTopUp(
  { db, now }: RequestContext,
  { orderId, campaignId }: { orderId: number; campaignId: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [order] = await tx.select().from(paymentOrders).where(eq(paymentOrders.id, orderId));
    const campaign = await lockCampaign(tx, campaignId);
    if (!order?.customerId) return;
    if (campaign?.status === "awaiting-payment")
      await orderFor(tx, campaign, order.customerId, now);
  });
}
