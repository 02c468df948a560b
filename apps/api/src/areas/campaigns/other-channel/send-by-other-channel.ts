import { randomUUID } from "node:crypto";
import { fieldRefusal } from "@jdj/contract/call/refusals";
import type { RequestContext } from "../../../app-context.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import { isOnlySaved } from "../campaigns/campaign-state.ts";
import type { NewCampaign } from "../campaigns/new-campaign.ts";
import { planCampaign } from "../campaigns/plan-campaign.ts";
import { releaseCampaign, type SavedCampaign, saveCampaign } from "../campaigns/save-campaign.ts";
import type { campaigns } from "../campaigns/tables.ts";
import { findByKey } from "../campaigns/write-campaign.ts";
import { type OtherChannel, planOtherChannel } from "./plan-other-channel.ts";

/**
 * Sends a card to one of its guests by another channel, as a campaign of its own with the same
 * picture: at once where the credit covers it, else once it is paid for.
 * @throws not-found, already-sent, channel-closed, payments-closed; 422 at `guest_id` for a guest whom
 * the channel does not reach
 */
export async function sendByOtherChannel(
  context: RequestContext,
  event: Pick<EventWithType, "id" | "customerId" | "role">,
  first: typeof campaigns.$inferSelect,
  { guestId, channelId, key }: OtherChannel & { key: string | null },
): Promise<SavedCampaign> {
  return context.db.transaction(async (tx) => {
    const repeated = await findByKey(tx, event.id, key);
    if (repeated && !isOnlySaved(repeated)) return { campaign: repeated, payment: null };
    const plan = await planOtherChannel(tx, event, first, { guestId, channelId });
    const { writer, body, bodyFormat } = plan;
    const given: NewCampaign = {
      channelId,
      categoryId: first.categoryId,
      modelId: first.modelId,
      designId: first.designId,
      label: first.label,
      // The name of an SMS is not one of emails, nor the other way round.
      sender: null,
      subject: first.subject,
      body,
      bodyFormat,
      imageFileId: first.imageFileId,
      target: first.target,
      guestIds: [guestId],
      requireValues: false,
      scheduledAt: null,
      reminderOfId: null,
      idempotencyKey: key ?? `other-channel:${randomUUID()}`,
    };
    const own = { ...context, db: tx };
    const { deliveries } = await planCampaign(tx, context.settings, writer, given);
    const unreachable = deliveries[0]?.unreachable ?? null;
    if (unreachable !== null) throw fieldRefusal({ guest_id: [unreachable] });
    const { campaign } = await saveCampaign(own, writer, given);
    return releaseCampaign(own, campaign.id, event.customerId);
  });
}
