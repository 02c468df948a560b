import { fieldRefusal } from "@jdj/contract/call/refusals";
import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { cardMessages, emailsLeftSentence } from "@jdj/contract/campaigns/messages";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { customers } from "../../identity/users/tables.ts";
import { ceilings, WARM_UP_DAYS } from "../../operations/ceilings/ceilings.ts";
import {
  type Counting,
  consumeCeiling,
  leftUnder,
} from "../../operations/ceilings/consume-ceiling.ts";
import { payments } from "../../payments/payments/tables.ts";

/** Whether an account is so young that it may send less; one that has paid is not. */
export async function isWarmingUp(db: Database, customerId: number, now: Date): Promise<boolean> {
  const [customer] = await db
    .select({ createdAt: customers.createdAt })
    .from(customers)
    .where(eq(customers.id, customerId));
  if (!customer || now.getTime() - customer.createdAt.getTime() >= WARM_UP_DAYS * 86_400_000)
    return false;
  const [paid] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.customerId, customerId), eq(payments.state, "paid")))
    .limit(1);
  return paid === undefined;
}

/**
 * Counts a campaign that is about to leave, or deliveries that leave again, under its account's
 * daily ceilings, within the transaction that starts it.
 * @throws 422 at `tab`: how many may still leave today
 */
export async function consumeCampaignCeilings(
  tx: Database,
  counting: Counting,
  sending: { customerId: number; channelId: number; deliveries: number; isNew: boolean },
): Promise<void> {
  const { customerId, channelId, deliveries } = sending;
  if (channelId === channelIds.social || channelId === channelIds.manual) return;
  const whose = String(customerId);
  const isYoung = await isWarmingUp(tx, customerId, counting.now);
  const campaigns = isYoung ? ceilings.newCampaigns : ceilings.campaigns;
  if (sending.isNew && !(await consumeCeiling(tx, counting, campaigns, whose)))
    throw fieldRefusal({ tab: [cardMessages.campaignsToday] });
  const isEmail = channelId === channelIds.email;
  const young = isYoung ? ceilings.newCampaignEmails : ceilings.campaignEmails;
  const most = isEmail ? young : ceilings.campaignMessages;
  if (await consumeCeiling(tx, counting, most, whose, deliveries)) return;
  const left = await leftUnder(tx, counting, most, whose);
  throw fieldRefusal({ tab: [emailsLeftSentence(left, isYoung && isEmail)] });
}
