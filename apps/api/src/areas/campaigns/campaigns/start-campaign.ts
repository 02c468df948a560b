import { refusal } from "@jdj/contract/call/refusals";
import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { and, count, eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { night, quietEnd } from "../../../quiet-hours.ts";
import { takeCredit } from "../../payments/credit/credit.ts";
import { openEventCard } from "../cards/open-event-card.ts";
import { tellOfLowCredit } from "../channels/low-credit.ts";
import { deliveries } from "../deliveries/tables.ts";
import { dropRemindedGuests } from "../reminders/lock-reminders.ts";
import { consumeCampaignCeilings } from "./campaign-ceilings.ts";
import { campaignCreditKey } from "./campaign-payer.ts";
import { changeStatus } from "./change-status.ts";
import { campaigns } from "./tables.ts";

type Campaign = typeof campaigns.$inferSelect;

/**
 * Starts a campaign that was written, within the transaction that decided so: takes its units from
 * the owner's credit, once, and queues its job; one with a later date is scheduled, a card to be
 * shared gets its public page. One that its host sends by hand is done at once: its deliveries wait
 * for the host.
 * @throws credit-short; message-under-way when it has started; 422 at `tab` past the daily ceilings
 */
export async function startCampaign(
  tx: Database,
  context: Pick<RequestContext, "now" | "jobs" | "settings">,
  written: Campaign,
  customerId: number,
): Promise<Campaign> {
  const { now, jobs } = context;
  const isReminder = written.reminderOfId !== null;
  const campaign = isReminder ? await dropRemindedGuests(tx, written, now) : written;
  const { id, channelId, units, eventId } = campaign;
  const [waiting] = await tx
    .select({ count: count() })
    .from(deliveries)
    .where(and(eq(deliveries.campaignId, id), eq(deliveries.state, "queued")));
  const sending = { customerId, channelId, deliveries: waiting?.count ?? 0, isNew: true };
  await consumeCampaignCeilings(tx, context, sending);
  if (units > 0) {
    const key = campaignCreditKey(id);
    await takeCredit(tx, { customerId, channelId, units, reason: "send", key });
    // What was paid for this sending alone was never there to last.
    if (written.status !== "awaiting-payment")
      await tellOfLowCredit(tx, context, { eventId, customerId, channelId, units });
  }
  const asked =
    campaign.scheduledAt !== null && campaign.scheduledAt > now ? campaign.scheduledAt : null;
  const scheduledAt = whenQuietEnds(campaign, asked ?? now) ?? asked;
  const isLater = scheduledAt !== null;
  if (isLater && scheduledAt !== asked)
    await tx.update(campaigns).set({ scheduledAt }).where(eq(campaigns.id, id));
  const isShared = channelId === channelIds.social;
  if (isShared) await openEventCard(tx, { eventId, campaignId: id });
  const isDone = isShared || channelId === channelIds.manual;
  const status = isDone ? "done" : isLater ? "scheduled" : "sending";
  if (!(await changeStatus(tx, campaign, status))) throw refusal("message-under-way");
  if (status === "sending") await jobs.enqueue(tx, "send-card", { campaignId: id }, { customerId });
  return { ...campaign, status, ...(isLater && { scheduledAt }) };
}

/**
 * When a message to telephones may leave that would leave in the quiet hours, such as one that was paid
 * for at night; null for any other campaign.
 */
export function whenQuietEnds(
  { kind, channelId }: Pick<Campaign, "kind" | "channelId">,
  leaves: Date,
): Date | null {
  const isToPhones = channelId === channelIds.sms || channelId === channelIds.whatsapp;
  return kind === "message" && isToPhones ? quietEnd(leaves, night) : null;
}
