import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { and, eq, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { deliveries } from "../deliveries/tables.ts";
import { campaignMachine } from "./campaign-state.ts";
import { findDefaultSender } from "./default-sender.ts";
import type { NewCampaign } from "./new-campaign.ts";
import type { PlannedCampaign } from "./plan-campaign.ts";
import { campaigns } from "./tables.ts";

type Campaign = typeof campaigns.$inferSelect;

/** A campaign that was written, or found. */
export interface WrittenCampaign {
  campaign: Campaign;
  isNew: boolean;
  unshown: string | null;
}

/** Deliveries written by one statement: building a larger one would block other requests. */
const DELIVERIES_PER_STATEMENT = 250;

/** The campaign of an idempotency key, locked until the transaction ends; null when there is none. */
export async function findByKey(
  tx: Database,
  eventId: number,
  key: string | null,
): Promise<Campaign | null> {
  if (key === null) return null;
  const [found] = await tx
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.eventId, eventId), eq(campaigns.idempotencyKey, key)))
    .for("update");
  return found ?? null;
}

/**
 * Writes a campaign as a draft, with a delivery for each guest. A guest who cannot be reached gets a
 * delivery that has failed, so that the host sees it.
 * @param saved the campaign that it replaces, locked; null for a new one
 * @returns the campaign; whether it was written by this call: the same request, made at the same
 * time, may have come first; and the picture that no campaign shows any more, or null
 */
export async function writeCampaign(
  tx: Database,
  context: Pick<RequestContext, "now" | "settings">,
  content: { event: { id: number }; given: NewCampaign; designId: number; plan: PlannedCampaign },
  saved: Campaign | null,
): Promise<WrittenCampaign> {
  const { event, given, designId, plan } = content;
  // Only an approved name is shown by phones; of any other a campaign by SMS knows nothing.
  const ownName = given.channelId === channelIds.sms ? null : given.sender;
  const from = { channelId: given.channelId, brand: context.settings.brand };
  const values = {
    eventId: event.id,
    kind: given.kind ?? "card",
    audience: given.audience ?? null,
    channelId: given.channelId,
    categoryId: given.categoryId,
    modelId: given.modelId,
    designId,
    label: given.label ?? "Mon message",
    sender: plan.senderName?.name ?? ownName ?? (await findDefaultSender(tx, event.id, from)),
    senderNameId: plan.senderName?.id ?? null,
    subject: given.subject,
    body: plan.body.body,
    bodyFormat: plan.body.format,
    imageFileId: given.imageFileId ?? saved?.imageFileId ?? null,
    target: given.target,
    status:
      saved && saved.status !== "draft"
        ? campaignMachine.transition(saved.status, "draft")
        : ("draft" as const),
    scheduledAt: given.scheduledAt,
    units: plan.units,
    reminderOfId: given.reminderOfId,
    idempotencyKey: given.idempotencyKey,
    createdAt: context.now,
  };
  const [campaign] = saved
    ? await tx.update(campaigns).set(values).where(eq(campaigns.id, saved.id)).returning()
    : await tx
        .insert(campaigns)
        .values(values)
        .onConflictDoNothing({ target: [campaigns.eventId, campaigns.idempotencyKey] })
        .returning();
  if (!campaign) {
    const first = await findByKey(tx, event.id, given.idempotencyKey);
    if (!first) throw new Error("The campaign was not written");
    return { campaign: first, isNew: false, unshown: null };
  }
  if (saved) await tx.delete(deliveries).where(eq(deliveries.campaignId, campaign.id));
  for (let at = 0; at < plan.deliveries.length; at += DELIVERIES_PER_STATEMENT)
    await writeDeliveries(
      tx,
      campaign.id,
      plan.deliveries.slice(at, at + DELIVERIES_PER_STATEMENT),
    );
  return { campaign, isNew: true, unshown: await unshownPicture(tx, saved) };
}

/** The picture of a campaign that was replaced, unless a campaign shows it, such as a reminder. */
async function unshownPicture(tx: Database, saved: Campaign | null): Promise<string | null> {
  if (!saved?.imageFileId) return null;
  const [shows] = await tx
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(eq(campaigns.imageFileId, saved.imageFileId))
    .limit(1);
  return shows ? null : saved.imageFileId;
}

/** One statement of six parameters, whatever the number of deliveries. */
async function writeDeliveries(
  tx: Database,
  campaignId: number,
  planned: PlannedCampaign["deliveries"],
): Promise<void> {
  await tx.execute(sql`
    insert into ${deliveries} (campaign_id, guest_id, token, text, units, state, reason)
    select ${campaignId}::bigint, guest_id, token, text, units,
      case when reason is null then 'queued' else 'failed' end, reason
    from unnest(
      ${sql.param(planned.map(({ guest }) => guest.id))}::bigint[],
      ${sql.param(planned.map(({ token }) => token))}::text[],
      ${sql.param(planned.map(({ text }) => text))}::text[],
      ${sql.param(planned.map(({ units }) => units))}::integer[],
      ${sql.param(planned.map(({ unreachable }) => unreachable))}::text[]
    ) as planned (guest_id, token, text, units, reason)`);
}
