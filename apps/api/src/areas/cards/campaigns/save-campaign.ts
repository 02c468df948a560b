import { refusal } from "@jdj/contract/call/refusals";
import { eq, sum } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import type { PaymentOrder } from "../../payments/orders/open-order.ts";
import { deliveries } from "../deliveries/tables.ts";
import { checkChoices } from "./check-choices.ts";
import type { NewCampaign } from "./new-campaign.ts";
import { orderFor } from "./order-for-campaign.ts";
import { planCampaign } from "./plan-campaign.ts";
import { startCampaign } from "./start-campaign.ts";
import { campaigns } from "./tables.ts";
import { findByKey, isOnlySaved, writeCampaign } from "./write-campaign.ts";

type Campaign = typeof campaigns.$inferSelect;

/** A send that was saved, and the order to be paid before it leaves. */
export interface SavedCampaign {
  campaign: Campaign;
  order: PaymentOrder | null;
}

/**
 * Keeps a send without letting it go; when something is due, opens its order. Under the key of one
 * that was only saved, it takes that one's place.
 * @throws not-found, channel-closed, payments-closed, 422; message-under-way when the key's send has left
 */
export async function saveCampaign(
  context: RequestContext,
  event: Pick<EventWithType, "id" | "customerId">,
  given: NewCampaign,
): Promise<SavedCampaign> {
  const { db, now, settings } = context;
  return db.transaction(async (tx) => {
    const saved = await findByKey(tx, event.id, given.idempotencyKey);
    if (saved && !isOnlySaved(saved)) throw refusal("message-under-way");
    const plan = await planCampaign(tx, settings, event.id, given);
    const hasImage = (given.imageFileId ?? saved?.imageFileId ?? null) !== null;
    const designId = await checkChoices(tx, { ...given, hasImage }, now);
    const send = { event, given, designId, plan };
    const { campaign } = await writeCampaign(tx, context, send, { status: "draft", saved });
    return awaitPayment(tx, campaign, event.customerId, context);
  });
}

/**
 * Lets go what was saved: at once where the credit covers it, else once its order is paid.
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
    if (waiting.order) return waiting;
    return { campaign: await startCampaign(tx, context, campaign, customerId), order: null };
  });
}

/**
 * A send, locked until the transaction ends; undefined for one that is gone. The units of one that
 * was only saved are counted anew: guests may have been removed since.
 */
export async function lockCampaign(
  tx: Database,
  campaignId: number,
): Promise<Campaign | undefined> {
  const [campaign] = await tx
    .select()
    .from(campaigns)
    .where(eq(campaigns.id, campaignId))
    .for("update");
  if (!campaign || !isOnlySaved(campaign)) return campaign;
  const [left] = await tx
    .select({ units: sum(deliveries.units).mapWith(Number) })
    .from(deliveries)
    .where(eq(deliveries.campaignId, campaignId));
  const units = left?.units ?? 0;
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
  const order = await orderFor(tx, campaign, customerId, now);
  if (order && settings.closedServices.includes("payments")) throw refusal("payments-closed");
  const status = order ? "awaiting-payment" : "draft";
  if (campaign.status !== status)
    await tx.update(campaigns).set({ status }).where(eq(campaigns.id, campaign.id));
  return { campaign: { ...campaign, status }, order };
}
