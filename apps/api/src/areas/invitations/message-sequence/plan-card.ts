import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { sequenceMessages } from "@jdj/contract/invitations/sequence-messages";
import type { RequestContext } from "../../../app-context.ts";
import type { NewCampaign } from "../../campaigns/campaigns/new-campaign.ts";
import { planCampaign } from "../../campaigns/campaigns/plan-campaign.ts";
import { writeDraft } from "../../campaigns/campaigns/save-campaign.ts";
import { findByKey, type WrittenCampaign } from "../../campaigns/campaigns/write-campaign.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import { everybody } from "../messages-to-guests/audience.ts";
import { type Offset, planStep } from "./plan-step.ts";
import type { DatedEvent } from "./present-step.ts";

/**
 * Saves a card that leaves by itself, so many days before or after the feast: nothing is taken and no
 * payment is opened before its day. The same key again writes it anew.
 * @param given its guests, or those whom it concerns by now where it is for everybody
 * @throws not-found, channel-closed; message-under-way once it was sent or waits for its payment; 422 at
 * the fields of the card, at `channel_id` for one to be shared or written by hand, at `offset_days`
 */
export async function planCard(
  context: RequestContext,
  event: DatedEvent & Pick<EventWithType, "id" | "customerId" | "role">,
  given: NewCampaign,
  { isForAll, ...offset }: Offset & { isForAll: boolean },
): Promise<WrittenCampaign> {
  if (given.channelId === channelIds.social || given.channelId === channelIds.manual)
    throw fieldRefusal({ channel_id: [sequenceMessages.notByHand] });
  return context.db.transaction(async (tx) => {
    const saved = await findByKey(tx, event.id, given.idempotencyKey);
    if (saved && (saved.kind !== "card" || saved.status !== "draft"))
      throw refusal("message-under-way");
    const card = { ...given, ...(isForAll && { audience: everybody }) };
    const plan = await planCampaign(tx, context.settings, event, card);
    const written = await writeDraft(tx, context, event, { given: card, plan, saved });
    await planStep({ ...context, db: tx }, event, written.campaign.id, offset);
    return written;
  });
}
