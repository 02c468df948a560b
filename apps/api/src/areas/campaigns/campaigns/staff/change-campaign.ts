import { refusal } from "@jdj/contract/call/refusals";
import { cardMessages } from "@jdj/contract/campaigns/messages";
import { and, eq } from "drizzle-orm";
import type { RequestContext } from "../../../../app-context.ts";
import type { Database } from "../../../../database/connect.ts";
import { events } from "../../../notebook/events/tables.ts";
import type { StaffAuthor } from "../../../staff/approvals/approve.ts";
import { recordChange } from "../../../staff/audit/record-change.ts";
import { failQueued } from "../../deliveries/fail-delivery.ts";
import { resendCard, resendFailed } from "../../deliveries/resend-deliveries.ts";
import { deliveries } from "../../deliveries/tables.ts";
import { payerOfCampaign } from "../campaign-payer.ts";
import { campaignMachine, mayPause } from "../campaign-state.ts";
import { cancelLocked } from "../cancel-campaign.ts";
import { findCampaignWithState } from "../queries.ts";
import { lockCampaign } from "../save-campaign.ts";
import { campaigns } from "../tables.ts";

async function locked(tx: Database, id: number) {
  const campaign = await lockCampaign(tx, id);
  if (!campaign) throw refusal("not-found");
  return campaign;
}

/** Whose credit a campaign uses. */
async function payerOf(tx: Database, id: number): Promise<number> {
  const [row] = await tx
    .select({ customerId: payerOfCampaign })
    .from(campaigns)
    .innerJoin(events, eq(events.id, campaigns.eventId))
    .where(eq(campaigns.id, id));
  if (!row) throw refusal("not-found");
  return row.customerId;
}

/**
 * Holds a campaign back, or lets it leave again. What a gateway has already leaves; a scheduled one
 * does not start while it is paused.
 * @param pause why, as its hosts read it; null to let it leave again
 * @throws not-found; campaign-not-possible
 */
export async function pauseCampaign(
  { db, jobs, now }: RequestContext,
  author: StaffAuthor,
  id: number,
  pause: { reason: string | null } | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    const campaign = await locked(tx, id);
    const { status, pausedAt } = campaign;
    const isPaused = pause !== null;
    const isOpen = status === "sending" || status === "scheduled";
    const mayResume = isOpen && pausedAt !== null;
    if (isPaused ? !mayPause(campaign) : !mayResume) throw refusal("campaign-not-possible");
    await tx
      .update(campaigns)
      .set({ pausedAt: isPaused ? now : null, pauseReason: pause?.reason ?? null })
      .where(eq(campaigns.id, id));
    if (!isPaused && status === "sending") {
      const customerId = await payerOf(tx, id);
      await jobs.enqueue(tx, "send-card", { campaignId: id }, { customerId });
    }
    const after = isPaused ? { paused: true, reason: pause.reason } : { paused: false };
    const change = { before: { paused: !isPaused }, after };
    const action = isPaused ? "campaigns.pause" : "campaigns.resume";
    await recordChange(tx, author, now, { action, id, ...change });
  });
}

/**
 * Ends a campaign. One of which nothing has left is cancelled; of one that is leaving, what has not
 * left fails, and its units are given back.
 * @throws not-found; campaign-not-possible
 */
export async function endCampaign(
  { db, jobs, now }: RequestContext,
  author: StaffAuthor,
  id: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const campaign = await locked(tx, id);
    const { status, channelId } = campaign;
    const customerId = await payerOf(tx, id);
    if (status === "sending") {
      await failQueued(tx, { customerId, channelId }, id, cardMessages.stoppedByStaff);
      await tx
        .update(campaigns)
        .set({ pausedAt: null, pauseReason: null })
        .where(eq(campaigns.id, id));
      // The job closes it once what a gateway has is answered.
      await jobs.enqueue(tx, "send-card", { campaignId: id }, { customerId });
    } else if (campaignMachine.may(status, "cancelled"))
      await cancelLocked(tx, campaign, { customerId, now });
    else throw refusal("campaign-not-possible");
    const change = { before: { status }, after: { status: "cancelled" } };
    await recordChange(tx, author, now, { action: "campaigns.cancel", id, ...change });
  });
}

async function found(db: Database, id: number) {
  const counted = await findCampaignWithState(db, id);
  if (!counted || counted.campaign.pausedAt !== null) throw refusal("not-found");
  return counted;
}

/**
 * Sends again what failed of a campaign and can be reached, at its hosts' credit; an unconfirmed
 * delivery may have arrived, and stays.
 * @throws not-found, also while it is paused; credit-short; channel-closed
 */
export async function retryFailed(
  context: RequestContext,
  author: StaffAuthor,
  id: number,
): Promise<void> {
  const { db, now } = context;
  await db.transaction(async (tx) => {
    const count = await resendFailed({ ...context, db: tx }, await found(tx, id));
    const change = { before: null, after: { deliveries: count } };
    await recordChange(tx, author, now, { action: "campaigns.retry", id, ...change });
  });
}

/** Sends one failed delivery again. @throws the same; already-sent; delivery-unconfirmed; field errors */
export async function retryDelivery(
  context: RequestContext,
  author: StaffAuthor,
  id: number,
  deliveryId: number,
): Promise<void> {
  const { db, now } = context;
  await db.transaction(async (tx) => {
    const counted = await found(tx, id);
    const [delivery] = await tx
      .select()
      .from(deliveries)
      .where(and(eq(deliveries.id, deliveryId), eq(deliveries.campaignId, id)));
    if (!delivery) throw refusal("not-found");
    if (delivery.state === "unknown") throw refusal("delivery-unconfirmed");
    await resendCard({ ...context, db: tx }, counted, delivery.guestId);
    const change = { before: { reason: delivery.reason }, after: { delivery: deliveryId } };
    await recordChange(tx, author, now, { action: "campaigns.retry", id, ...change });
  });
}
