import { refusal } from "@jdj/contract/call/refusals";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { giveCredit } from "../../payments/credit/credit.ts";
import { closeOrders } from "../../payments/orders/close-orders.ts";
import { lockCampaign } from "./save-campaign.ts";
import { campaigns } from "./tables.ts";

/**
 * Withdraws a send of which nothing has left; what a planned one took from the credit is given back.
 * Cancelling twice is once.
 * @throws message-under-way once it leaves
 */
export async function cancelCampaign(
  { db, now }: RequestContext,
  campaignId: number,
  customerId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, campaignId);
    if (!campaign || campaign.status === "cancelled") return;
    const { status, channelId, units } = campaign;
    if (status === "sending" || status === "done") throw refusal("message-under-way");
    await tx.update(campaigns).set({ status: "cancelled" }).where(eq(campaigns.id, campaignId));
    await closeOrders(tx, campaignId, { now });
    if (status !== "scheduled") return;
    const key = `cancelled:${campaignId}`;
    await giveCredit(tx, { customerId, channelId, units, reason: "cancelled", key });
  });
}
