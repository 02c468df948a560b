import { fieldErrorsOf, isRefusal } from "@jdj/contract/call/refusals";
import { eq } from "drizzle-orm";
import { type AppContext, type RequestContext, requestContext } from "../../../app-context.ts";
import { isEventDeleted } from "../../notebook/events/queries.ts";
import { payments } from "../../payments/payments/tables.ts";
import { paymentFor } from "./payment-for-campaign.ts";
import { lockCampaign } from "./save-campaign.ts";
import { startCampaign } from "./start-campaign.ts";

/**
 * Starts the campaign that was paid for; its credit was given when the payment was recorded.
 * A second call changes nothing. A campaign that was cancelled or rewritten meanwhile, whose event
 * was deleted, or whose credit was used elsewhere, is not started: what was paid remains as credit, and a payment for what is missing
 * is opened.
 */
export async function releasePaid(
  app: AppContext,
  { paymentId, campaignId }: { paymentId: number; campaignId: number },
): Promise<void> {
  const context = requestContext(app);
  try {
    await context.db.transaction(async (tx) => {
      const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId));
      const campaign = await lockCampaign(tx, campaignId);
      if (payment?.state !== "paid" || payment.customerId === null) return;
      if (campaign?.status !== "awaiting-payment") return;
      if (await isEventDeleted(tx, campaign.eventId)) return;
      await startCampaign(tx, context, campaign, payment.customerId);
    });
  } catch (error) {
    if (!isRefusal(error, "credit-short") && fieldErrorsOf(error) === null) throw error;
    app.log("warn", "paid-campaign-waits");
    await openTopUp(context, { paymentId, campaignId });
  }
}

/** Opens the payment of what the credit lacks; once paid, it starts the campaign. */
async function openTopUp(
  { db, now }: RequestContext,
  { paymentId, campaignId }: { paymentId: number; campaignId: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId));
    const campaign = await lockCampaign(tx, campaignId);
    if (!payment?.customerId) return;
    if (campaign?.status === "awaiting-payment")
      await paymentFor(tx, campaign, payment.customerId, now);
  });
}
