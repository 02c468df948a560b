import { refusal } from "@jdj/contract/call/refusals";
import { eq, sum } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import type { Payment } from "../../payments/payments/open-payment.ts";
import { deliveries } from "../deliveries/tables.ts";
import { lockReminders } from "../reminders/lock-reminders.ts";
import { isOnlySaved } from "./campaign-state.ts";
import { changeStatus } from "./change-status.ts";
import { checkCardNames } from "./check-card-names.ts";
import { checkChoices } from "./check-choices.ts";
import type { NewCampaign } from "./new-campaign.ts";
import { paymentFor } from "./payment-for-campaign.ts";
import { type PlannedCampaign, planCampaign } from "./plan-campaign.ts";
import { startCampaign } from "./start-campaign.ts";
import { campaigns } from "./tables.ts";
import { findByKey, type WrittenCampaign, writeCampaign } from "./write-campaign.ts";

type Campaign = typeof campaigns.$inferSelect;

/** A campaign that was saved, and what must be paid before it leaves. */
export interface SavedCampaign {
  campaign: Campaign;
  payment: Payment | null;
}

/**
 * Saves a campaign without starting it; when something is due, opens its payment. With the key of one
 * that was only saved, it replaces that one.
 * @returns with the picture that it does not show any more, or null
 * @throws not-found, channel-closed, payments-closed, 422; message-under-way when the key's campaign
 * has started
 */
export async function saveCampaign(
  context: RequestContext,
  event: Pick<EventWithType, "id" | "customerId" | "role">,
  given: NewCampaign,
): Promise<SavedCampaign & Pick<WrittenCampaign, "unshown">> {
  const { db, settings } = context;
  return db.transaction(async (tx) => {
    const saved = await findByKey(tx, event.id, given.idempotencyKey);
    if (saved && !isOnlySaved(saved)) throw refusal("message-under-way");
    const plan = await planCampaign(tx, settings, event, given);
    const { campaign, unshown } = await writeDraft(tx, context, event, { given, plan, saved });
    return { ...(await awaitPayment(tx, campaign, event.customerId, context)), unshown };
  });
}

/**
 * Writes a planned card as a draft, once its names, its category and its design are checked.
 * @param saved the campaign that it replaces, locked; null for a new one
 * @throws not-found, 422
 */
export async function writeDraft(
  tx: Database,
  context: RequestContext,
  event: { id: number },
  { given, plan, saved }: { given: NewCampaign; plan: PlannedCampaign; saved: Campaign | null },
): Promise<WrittenCampaign> {
  const hasImage = (given.imageFileId ?? saved?.imageFileId ?? null) !== null;
  if (!hasImage) await checkCardNames(tx, event.id, given);
  const designId = await checkChoices(tx, event.id, { ...given, hasImage }, context.now);
  return writeCampaign(tx, context, { event, given, designId, plan }, saved);
}

/**
 * Starts a saved campaign: at once where the credit covers it, else once it is paid for.
 * @throws message-under-way when it is no longer only saved
 */
export async function releaseCampaign(
  context: RequestContext,
  campaignId: number,
  customerId: number,
): Promise<SavedCampaign> {
  return context.db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, campaignId);
    if (!campaign || !isOnlySaved(campaign)) throw refusal("message-under-way");
    const waiting = await awaitPayment(tx, campaign, customerId, context);
    if (waiting.payment) return waiting;
    const started = await startCampaign(tx, context, waiting.campaign, customerId);
    return { campaign: started, payment: null };
  });
}

/**
 * A campaign, locked until the transaction ends; undefined for one that is gone. The units of one
 * that was only saved are counted again: guests may have been removed since. Before a reminder the
 * reminders of its event are locked, as everywhere, so that two transactions never wait for each other.
 */
export async function lockCampaign(
  tx: Database,
  campaignId: number,
): Promise<Campaign | undefined> {
  const [named] = await tx
    .select({ eventId: campaigns.eventId, reminderOfId: campaigns.reminderOfId })
    .from(campaigns)
    .where(eq(campaigns.id, campaignId));
  if (named && named.reminderOfId !== null) await lockReminders(tx, named.eventId);
  const [campaign] = await tx
    .select()
    .from(campaigns)
    .where(eq(campaigns.id, campaignId))
    .for("update");
  if (!campaign || !isOnlySaved(campaign)) return campaign;
  const [counted] = await tx
    .select({ units: sum(deliveries.units).mapWith(Number) })
    .from(deliveries)
    .where(eq(deliveries.campaignId, campaignId));
  const units = counted?.units ?? 0;
  if (units !== campaign.units)
    await tx.update(campaigns).set({ units }).where(eq(campaigns.id, campaignId));
  return { ...campaign, units };
}

async function awaitPayment(
  tx: Database,
  campaign: Campaign,
  customerId: number,
  { now, settings }: RequestContext,
): Promise<SavedCampaign> {
  const payment = await paymentFor(tx, campaign, customerId, now);
  if (payment && settings.closedServices.includes("payments")) throw refusal("payments-closed");
  const status = payment ? "awaiting-payment" : "draft";
  await changeStatus(tx, campaign, status);
  return { campaign: { ...campaign, status }, payment };
}
