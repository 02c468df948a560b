import { channelIds } from "@jdj/contract/cards/channel-ids";
import { and, count, eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { takeCredit } from "../../payments/credit/credit.ts";
import { deliveries } from "../deliveries/tables.ts";
import { openEventCard } from "../rsvp/open-event-card.ts";
import { consumeCampaignCeilings } from "./campaign-ceilings.ts";
import { campaigns } from "./tables.ts";

type Campaign = typeof campaigns.$inferSelect;

/**
 * Lets a written send go, within the transaction that decided so: takes its units from the owner's
 * credit, once, and queues it; one that is planned waits for its day, a card to be shared gets its
 * public page.
 * @throws credit-short; 422 at `tab` past the ceilings of the day
 */
export async function startCampaign(
  tx: Database,
  context: Pick<RequestContext, "now" | "jobs" | "settings">,
  campaign: Campaign,
  customerId: number,
): Promise<Campaign> {
  const { now, jobs } = context;
  const { id, channelId, units, eventId } = campaign;
  const [waiting] = await tx
    .select({ count: count() })
    .from(deliveries)
    .where(and(eq(deliveries.campaignId, id), eq(deliveries.state, "queued")));
  const sending = { customerId, channelId, deliveries: waiting?.count ?? 0, isNew: true };
  await consumeCampaignCeilings(tx, context, sending);
  if (units > 0)
    await takeCredit(tx, { customerId, channelId, units, reason: "send", key: `message:${id}` });
  const isLater = campaign.scheduledAt !== null && campaign.scheduledAt > now;
  const isShared = channelId === channelIds.social;
  if (isShared) await openEventCard(tx, { eventId, campaignId: id });
  const status = isShared ? "done" : isLater ? "scheduled" : "sending";
  const [started] = await tx
    .update(campaigns)
    .set({ status })
    .where(eq(campaigns.id, id))
    .returning();
  if (!started) throw new Error("The message is gone");
  if (status === "sending") await jobs.enqueue(tx, "send-card", { campaignId: id }, { customerId });
  return started;
}
