import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { giveCredit } from "../../payments/credit/credit.ts";
import { closePayments } from "../../payments/payments/close-payments.ts";
import { findPayer } from "./campaign-payer.ts";
import { changeStatus } from "./change-status.ts";
import { lockCampaign } from "./save-campaign.ts";
import type { campaigns } from "./tables.ts";

/**
 * Cancels a campaign of which nothing has left; what a scheduled one took from the credit is given
 * back. Cancelling twice has the effect of once.
 * @throws message-under-way once it leaves
 */
export async function cancelCampaign(
  { db, now }: RequestContext,
  campaignId: number,
  customerId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, campaignId);
    if (campaign) await cancelLocked(tx, campaign, { customerId, now });
  });
}

/**
 * Cancels a campaign that the transaction has locked.
 * @param by the owner who pays: whose credit is meant when the ledger names nobody
 * @throws message-under-way once it leaves
 */
export async function cancelLocked(
  tx: Database,
  campaign: Pick<typeof campaigns.$inferSelect, "id" | "status" | "channelId" | "units">,
  by: { customerId: number; now: Date },
): Promise<void> {
  const { id, status, channelId, units } = campaign;
  if (!(await changeStatus(tx, campaign, "cancelled"))) return;
  await closePayments(tx, id, { now: by.now });
  if (status !== "scheduled") return;
  const customerId = (await findPayer(tx, id)) ?? by.customerId;
  const key = `cancelled:${id}`;
  await giveCredit(tx, { customerId, channelId, units, reason: "cancelled", key });
}
