import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { cardMessages } from "@jdj/contract/campaigns/messages";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { messageCategories } from "../../designs/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { findOutage } from "../../operations/outages/outage.ts";
import {
  isTemplateBlocked,
  listBlockedTemplates,
} from "../../operations/whatsapp-account/blocked-templates.ts";
import { findEventFacts } from "../campaigns/event-facts.ts";
import { payerOfCampaign } from "../campaigns/payer.ts";
import { campaigns } from "../campaigns/tables.ts";
import { findCardSubject } from "../cards/card-event.ts";
import { senderNames } from "../sender-names/tables.ts";
import { failQueued, failWaitingTooLong } from "./fail-delivery.ts";
import { channelNameOf, gatewayOf, hasReceipts, type SendingContext } from "./gateways.ts";
import {
  closeWhenDone,
  endLease,
  hasOpenDeliveries,
  LEASE_SECONDS,
  type LeasedDelivery,
  leaseLost,
  leaseQueued,
  othersWait,
} from "./lease-deliveries.ts";
import { askGateway, type Sender } from "./record-answer.ts";
import { sendBatch } from "./send-batch.ts";

/** A campaign gives way to others after so many deliveries, or so many milliseconds. */
const SLICE_DELIVERIES = 240;
const SLICE_MS = 5000;
/** How long embedded gateways wait before they send receipts, in seconds. */
const RECEIPT_SECONDS = 2;

/**
 * Sends the deliveries of a campaign that wait. They are leased, handed to the gateway outside of any
 * transaction, and changed once the gateway has answered. A sender that dies leaves its deliveries
 * leased: after the lease the gateway is asked by their keys whether it has them, so that none is
 * lost and none is sent twice. The job for that is queued before anything is sent, since a dead
 * sender queues nothing. After a slice the campaign goes to the end of the queue when others wait,
 * so that a big one does not delay small ones.
 */
export async function sendDeliveries(app: SendingContext, campaignId: number): Promise<void> {
  const { db, clock, jobs } = app;
  const [row] = await db
    .select({
      campaign: campaigns,
      customerId: payerOfCampaign,
      deletedAt: events.deletedAt,
      category: messageCategories.code,
      senderName: senderNames.name,
    })
    .from(campaigns)
    .innerJoin(events, eq(events.id, campaigns.eventId))
    .innerJoin(messageCategories, eq(messageCategories.id, campaigns.categoryId))
    // One that was withdrawn since is not used any more.
    .leftJoin(
      senderNames,
      and(eq(senderNames.id, campaigns.senderNameId), eq(senderNames.state, "approved")),
    )
    .where(eq(campaigns.id, campaignId));
  if (row?.campaign.status !== "sending") return;
  const { campaign, category, customerId, deletedAt, senderName } = row;
  if (deletedAt !== null)
    await failQueued(
      db,
      { customerId, channelId: campaign.channelId },
      campaignId,
      cardMessages.eventDeleted,
    );
  else if (campaign.pausedAt !== null) return;
  else if (await lacksTemplate(app, campaign))
    await failQueued(
      db,
      { customerId, channelId: campaign.channelId },
      campaignId,
      cardMessages.templateBlocked,
    );
  if (await hasOpenDeliveries(db, campaignId)) {
    await jobs.enqueue(
      db,
      "send-card",
      { campaignId },
      {
        customerId,
        afterSeconds: LEASE_SECONDS + 10,
        once: { key: `again:${campaignId}`, seconds: LEASE_SECONDS },
      },
    );
    const subject = await findCardSubject(db, campaign.eventId);
    if (!subject) throw new Error("The event is gone");
    const ofEvent = await findEventFacts(db, campaign.eventId);
    const gateway = await gatewayOf(app, { campaign, subject, category, ofEvent, senderName });
    const { channelId, eventId } = campaign;
    const payer = { customerId, channelId };
    const sender: Sender = { ...app, app, gateway, eventId, sentTo: [], payer };
    // A message is no card: the event has none sent by it.
    sender.isNoted = campaign.kind === "message";
    const outage = await findOutage(db, channelNameOf(channelId));
    sender.hasOutage = outage !== null;
    if (outage && outage.pausedUntil > clock()) return waitForGateway(sender, outage.pausedUntil);
    const slice = startSlice();
    const isDone =
      (await each(leaseLost, sender, slice, (batch) => askAbout(sender, batch, slice))) &&
      // What a dead sender had of a deleted event is only asked about.
      (deletedAt !== null ||
        (await each(leaseQueued, sender, slice, (batch) =>
          sendBatch(sender, batch, () => isLate(slice) || jobs.isStopping()),
        )));
    if (sender.pausedUntil) return waitForGateway(sender, sender.pausedUntil);
    if (sender.lacksTemplate) await failQueued(db, payer, campaignId, cardMessages.templateBlocked);
    else if (!isDone) await jobs.enqueue(db, "send-card", { campaignId }, { customerId });
    if (hasReceipts(app, channelId))
      await jobs.enqueue(db, "send-embedded-receipts", {}, { afterSeconds: RECEIPT_SECONDS });
  }
  await closeWhenDone(db, campaignId);

  /** Queues the job for when the gateway may be asked again; what has waited for a day fails. */
  async function waitForGateway(sender: Sender, until: Date): Promise<void> {
    await failWaitingTooLong(db, sender.payer, campaignId, clock());
    await closeWhenDone(db, campaignId);
    const afterSeconds = Math.max(1, Math.ceil((until.getTime() - clock().getTime()) / 1000));
    await jobs.enqueue(db, "send-card", { campaignId }, { customerId, afterSeconds });
  }

  /**
   * Leases batch after batch until none is left.
   * @returns false when it stopped before: the gateway or the campaign is paused, the process stops, or
   * the slice is used up while other campaigns wait
   */
  async function each(
    lease: typeof leaseQueued,
    sender: Sender,
    slice: Slice,
    handle: (batch: readonly LeasedDelivery[]) => Promise<void>,
  ): Promise<boolean> {
    for (;;) {
      const batch = await lease(db, campaignId, clock());
      if (batch.length === 0) return true;
      slice.deliveries += batch.length;
      await handle(batch);
      if (
        sender.lacksTemplate ||
        sender.pausedUntil ||
        jobs.isStopping() ||
        (await isPaused(db, campaignId))
      )
        return false;
      if (slice.deliveries >= SLICE_DELIVERIES || isLate(slice)) {
        if (await othersWait(db, campaignId, clock())) return false;
        Object.assign(slice, startSlice());
      }
    }
  }
}

/** Whether WhatsApp lets nothing leave by the template of a campaign. */
async function lacksTemplate(
  { db, settings }: SendingContext,
  { channelId, kind }: Pick<typeof campaigns.$inferSelect, "channelId" | "kind">,
): Promise<boolean> {
  if (channelId !== channelIds.whatsapp) return false;
  return isTemplateBlocked(kind, settings, await listBlockedTemplates(db));
}

/** Asks the gateway about deliveries whose sender disappeared; those that are not asked about wait again. */
async function askAbout(
  sender: Sender,
  batch: readonly LeasedDelivery[],
  slice: Slice,
): Promise<void> {
  for (const delivery of batch)
    if (isLate(slice)) await endLease(sender.db, delivery, sender.clock());
    else await askGateway(sender, delivery);
}

/** Whether staff hold a campaign back. */
async function isPaused(db: Database, campaignId: number): Promise<boolean> {
  const [campaign] = await db
    .select({ pausedAt: campaigns.pausedAt })
    .from(campaigns)
    .where(eq(campaigns.id, campaignId));
  return campaign?.pausedAt != null;
}

/** What a campaign has used of its slice. */
interface Slice {
  deliveries: number;
  /** Milliseconds of the monotonic clock. */
  startedAt: number;
}

function startSlice(): Slice {
  return { deliveries: 0, startedAt: performance.now() };
}

function isLate({ startedAt }: Slice): boolean {
  return performance.now() - startedAt >= SLICE_MS;
}
