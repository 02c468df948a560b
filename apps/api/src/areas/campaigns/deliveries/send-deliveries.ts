import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { cardMessages } from "@jdj/contract/campaigns/messages";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { messageCategories } from "../../designs/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import {
  isTemplateBlocked,
  listBlockedTemplates,
} from "../../operations/whatsapp-account/blocked-templates.ts";
import { payerOfCampaign } from "../campaigns/campaign-payer.ts";
import { findEventFacts } from "../campaigns/event-facts.ts";
import { campaigns } from "../campaigns/tables.ts";
import { findCardSubject } from "../cards/card-event.ts";
import { senderNames } from "../sender-names/tables.ts";
import { findCosting } from "../whatsapp-costs/store-costs.ts";
import { askAboutLost } from "./ask-about-lost.ts";
import { failQueued, failWaitingTooLong, type Payer } from "./fail-delivery.ts";
import { listStanding, type StandingGateway } from "./gateway-standing.ts";
import { hasReceipts, type SendingContext } from "./gateways.ts";
import {
  closeWhenDone,
  hasOpenDeliveries,
  LEASE_SECONDS,
  othersWait,
  recordSent,
} from "./lease-deliveries.ts";
import type { Sender } from "./record-gateway-answer.ts";
import { sendBatch } from "./send-batch.ts";
import { isLate, isUsedUp, startSlice } from "./sending-slice.ts";
import { shareDeliveries } from "./share-deliveries.ts";
import { writeInGroups } from "./write-in-groups.ts";

/** How long embedded gateways wait before they send receipts, in seconds. */
const RECEIPT_SECONDS = 2;

/**
 * Sends the deliveries of a campaign that wait, by every contract of its channel that is not set aside.
 * They are leased, handed to the gateway outside of any transaction, and changed once it has answered. A sender that dies leaves its deliveries
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
    const source = { campaign, subject, category, ofEvent, senderName };
    const { channelId, eventId } = campaign;
    const payer = { customerId, channelId };
    const standing = await listStanding(app, source);
    const usable = standing.filter(({ hasTemplate }) => hasTemplate);
    const costing = await findCosting(db, app.settings, campaign);
    const senderBy = ({ gateway, outage }: StandingGateway): Sender => ({
      ...app,
      ...{ app, gateway, eventId, sentTo: [], payer, costing },
      markSent: writeInGroups((taken) => recordSent(db, taken, clock())),
      hasOutage: outage !== null,
      hasOthers: usable.length > 1,
      // A message is no card: the event has none sent by it.
      isNoted: campaign.kind === "message",
    });
    const isOpen = (one: StandingGateway) => one.standing !== "away";
    const senders = usable.filter(isOpen).map(senderBy);
    if (senders.length === 0) return waitForGateway(payer, soonest(usable.map(pauseOf)));
    const slice = startSlice();
    const goesOn = async () => {
      const isOver = senders.some((sender) => sender.lacksTemplate) || jobs.isStopping();
      if (isOver || (await isPaused(db, campaignId))) return false;
      if (!isUsedUp(slice)) return true;
      if (await othersWait(db, campaignId, clock())) return false;
      Object.assign(slice, startSlice());
      return true;
    };
    const contracts = standing.map(({ gateway }) => gateway.contract);
    const asked = standing.filter(isOpen).map(senderBy);
    const isDone =
      (await askAboutLost(app, asked, { campaignId, contracts, slice, goesOn })) &&
      // What a dead sender had of a deleted event is only asked about.
      (deletedAt !== null ||
        (await shareDeliveries(senders, {
          campaignId,
          send: (sender, batch, onLast) => {
            slice.deliveries += batch.length;
            return sendBatch(sender, batch, () => isLate(slice) || jobs.isStopping(), onLast);
          },
          goesOn,
        })));
    if (senders.every(({ pausedUntil }) => pausedUntil)) {
      const away = usable.filter((one) => !isOpen(one));
      return waitForGateway(payer, soonest([...away.map(pauseOf), ...senders.map(pauseOf)]));
    }
    if (senders.some(({ lacksTemplate }) => lacksTemplate))
      await failQueued(db, payer, campaignId, cardMessages.templateBlocked);
    else if (!isDone) await jobs.enqueue(db, "send-card", { campaignId }, { customerId });
    if (hasReceipts(app, channelId))
      await jobs.enqueue(db, "send-embedded-receipts", {}, { afterSeconds: RECEIPT_SECONDS });
  }
  await closeWhenDone(db, campaignId);

  /** Queues the job for when a gateway may be asked again; what has waited for a day fails. */
  async function waitForGateway(payer: Payer, until: Date): Promise<void> {
    await failWaitingTooLong(db, payer, campaignId, clock());
    await closeWhenDone(db, campaignId);
    const afterSeconds = Math.max(1, Math.ceil((until.getTime() - clock().getTime()) / 1000));
    await jobs.enqueue(
      db,
      "send-card",
      { campaignId },
      { customerId: payer.customerId, afterSeconds },
    );
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

/** Whether staff hold a campaign back. */
async function isPaused(db: Database, campaignId: number): Promise<boolean> {
  const [campaign] = await db
    .select({ pausedAt: campaigns.pausedAt })
    .from(campaigns)
    .where(eq(campaigns.id, campaignId));
  return campaign?.pausedAt != null;
}

/** Until when a contract is set aside; undefined while it is not. */
function pauseOf(one: StandingGateway | Sender): Date | undefined {
  return "standing" in one ? one.outage?.pausedUntil : one.pausedUntil;
}

/** The first instant at which a contract may be asked again, of those that are known. */
function soonest(pauses: readonly (Date | undefined)[]): Date {
  const known = pauses.flatMap((pause) => (pause ? [pause.getTime()] : []));
  return new Date(Math.min(...known));
}
