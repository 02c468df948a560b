import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { AppContext } from "../../src/app-context.ts";
import { changeStatus } from "../../src/areas/campaigns/campaigns/change-status.ts";
import { createCampaign } from "../../src/areas/campaigns/campaigns/create-campaign.ts";
import type { NewCampaign } from "../../src/areas/campaigns/campaigns/new-campaign.ts";
import {
  releaseCampaign,
  saveCampaign,
} from "../../src/areas/campaigns/campaigns/save-campaign.ts";
import { campaigns } from "../../src/areas/campaigns/campaigns/tables.ts";
import { refundDelivery } from "../../src/areas/campaigns/deliveries/fail-delivery.ts";
import { addressOf } from "../../src/areas/campaigns/deliveries/reachable-guest.ts";
import { deliveries } from "../../src/areas/campaigns/deliveries/tables.ts";
import { findCosting, storeCosts } from "../../src/areas/campaigns/whatsapp-costs/store-costs.ts";
import { cardDesigns, messageCategories, messageModels } from "../../src/areas/designs/tables.ts";
import { guests } from "../../src/areas/notebook/guests/tables.ts";
import { creditMoves } from "../../src/areas/payments/credit/tables.ts";
import { beginAttempt } from "../../src/areas/payments/initiations/begin-attempt.ts";
import { paymentAttempts } from "../../src/areas/payments/payments/tables.ts";
import { settlePayment } from "../../src/areas/payments/settlement/settle-payment.ts";
import type { Database } from "../../src/database/connect.ts";
import { pastContext } from "./past-context.ts";
import type { WrittenGuest } from "./write-guests.ts";
import type { DemoEvent } from "./write-notebook.ts";

/** A campaign of the demonstration. */
export interface DemoCampaign {
  channel: keyof typeof channelIds;
  /** Codes of the category of messages, of its model, and of the design. */
  category: string;
  model: string;
  design: string;
  label: string;
  /** Null for those who invite, or the product. */
  sender: string | null;
  subject: string | null;
  at: Date;
  /** When it is to leave; null for one that has left. */
  scheduledAt: Date | null;
  to: readonly WrittenGuest[];
  /** How the units that the credit does not cover were paid. */
  gateway?: "wave" | "orange";
  /** Those of them whom it did not reach. */
  failing?: readonly WrittenGuest[];
}

/** The guest's telephone company does not know the number. */
const NUMBER_GONE = "Ce numéro n’est plus attribué";

const SECOND_MS = 1000;

/** Writes a campaign by the product's own acts, its payment included, as if it had been sent before. */
export async function writeCampaign(
  app: AppContext,
  tx: Database,
  event: DemoEvent,
  campaign: DemoCampaign,
): Promise<void> {
  const context = pastContext(app, tx, campaign.at);
  const given = await newCampaign(tx, campaign);
  const byOwner = { ...event, role: "owner" as const };
  if (campaign.gateway === undefined) {
    const { campaign: created } = await createCampaign(context, byOwner, given);
    if (campaign.scheduledAt === null) await finish(app, tx, event, created.id, campaign);
    return;
  }
  const { campaign: saved, payment } = await saveCampaign(context, byOwner, given);
  if (!payment) throw new Error("The credit covers a campaign that was to be paid");
  const paidAt = new Date(campaign.at.getTime() + 70 * SECOND_MS);
  const asked = { gateway: campaign.gateway, amountFcfa: payment.payableFcfa, phone: null };
  const { attempt } = await beginAttempt(context, payment.id, asked, false);
  await tx
    .update(paymentAttempts)
    .set({ gatewayReference: `demonstration-${attempt.reference}` })
    .where(eq(paymentAttempts.id, attempt.id));
  const standing = { state: "paid" as const, amountFcfa: payment.payableFcfa, currency: "XOF" };
  const { jobs } = context;
  await settlePayment({ db: tx, jobs, now: paidAt }, attempt.id, standing);
  await releaseCampaign(pastContext(app, tx, paidAt), saved.id, event.customerId);
  await finish(app, tx, event, saved.id, { ...campaign, at: paidAt });
  // The moves bear the time at which the database wrote them.
  await tx
    .update(creditMoves)
    .set({ createdAt: paidAt })
    .where(
      and(
        eq(creditMoves.customerId, event.customerId),
        eq(creditMoves.channelId, channelIds[campaign.channel]),
        sql`${creditMoves.reason} <> 'gift'`,
      ),
    );
}

async function newCampaign(tx: Database, campaign: DemoCampaign): Promise<NewCampaign> {
  const { channel, label, sender, subject, scheduledAt, to } = campaign;
  const [model] = await tx
    .select({ category: messageCategories, model: messageModels })
    .from(messageModels)
    .innerJoin(messageCategories, eq(messageCategories.id, messageModels.categoryId))
    .where(
      and(eq(messageCategories.code, campaign.category), eq(messageModels.code, campaign.model)),
    );
  const [design] = await tx.select().from(cardDesigns).where(eq(cardDesigns.code, campaign.design));
  if (!model || !design) throw new Error(`There is no model ${campaign.model} or design`);
  const { content, contentForSms } = model.model;
  return {
    channelId: channelIds[channel],
    categoryId: model.category.id,
    modelId: model.model.id,
    designId: design.id,
    label,
    sender,
    subject,
    body: channel === "sms" ? contentForSms : content,
    bodyFormat: "text",
    imageFileId: null,
    target: [...new Set(to.map(({ categoryId }) => categoryId))].sort((a, b) => a - b).join(";"),
    guestIds: to.map(({ id }) => id),
    scheduledAt,
    reminderOfId: null,
    idempotencyKey: null,
  };
}

/** Stores what the deliveries of a campaign by WhatsApp cost on their day. */
async function storeDemoCosts(app: AppContext, tx: Database, campaignId: number, at: Date) {
  const [campaign] = await tx.select().from(campaigns).where(eq(campaigns.id, campaignId));
  const costing = campaign && (await findCosting(tx, app.settings, campaign));
  if (!costing) return;
  const leaving = await tx
    .select({ delivery: deliveries, guest: guests })
    .from(deliveries)
    .innerJoin(guests, eq(guests.id, deliveries.guestId))
    .where(eq(deliveries.campaignId, campaignId));
  const addressed = leaving.flatMap(({ delivery, guest }) => {
    const to = addressOf(campaign.channelId, guest);
    return to === null ? [] : [{ delivery, to }];
  });
  await storeCosts(tx, costing, addressed, at);
}

/** Records that every delivery has left, arrived and, where the channel tells, was read; some failed. */
async function finish(
  app: AppContext,
  tx: Database,
  event: DemoEvent,
  campaignId: number,
  { channel, at, failing = [] }: DemoCampaign,
): Promise<void> {
  const channelId = channelIds[channel];
  const ofCampaign = eq(deliveries.campaignId, campaignId);
  const sentAt = new Date(at.getTime() + 40 * SECOND_MS).toISOString();
  await storeDemoCosts(app, tx, campaignId, at);
  const arrives = channel !== "email";
  const reads = channel === "whatsapp";
  await tx.execute(sql`
    update ${deliveries} set
      attempts = 1,
      sent_at = ${sentAt}::timestamptz,
      delivered_at = case when ${arrives} then ${sentAt}::timestamptz + interval '9 seconds' end,
      read_at = case when ${reads} and id % 5 <> 0
        then ${sentAt}::timestamptz + (id % 300) * interval '1 minute' end,
      state = case when ${reads} and id % 5 <> 0 then 'read'
        when ${arrives} then 'delivered' else 'sent' end
    where ${ofCampaign}`);
  const guestIds = failing.map(({ id }) => id);
  const isFailing = and(ofCampaign, inArray(deliveries.guestId, guestIds));
  const failed = await tx.select().from(deliveries).where(isFailing);
  for (const delivery of failed)
    await refundDelivery(tx, { customerId: event.customerId, channelId }, delivery);
  await tx
    .update(deliveries)
    .set({ state: "failed", reason: NUMBER_GONE, sentAt: null, deliveredAt: null, readAt: null })
    .where(isFailing);
  await changeStatus(tx, { id: campaignId, status: "sending" }, "done");
}
