import { refusal } from "@jdj/contract/call/refusals";
import type { RequestContext } from "../../../app-context.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import { readBody } from "./campaign-body.ts";
import { isOnlySaved } from "./campaign-state.ts";
import { checkCardNames } from "./check-card-names.ts";
import { checkChoices } from "./check-choices.ts";
import type { NewCampaign } from "./new-campaign.ts";
import { planCampaign } from "./plan-campaign.ts";
import { startCampaign } from "./start-campaign.ts";
import type { campaigns } from "./tables.ts";
import { findByKey, type WrittenCampaign, writeCampaign } from "./write-campaign.ts";

type Campaign = typeof campaigns.$inferSelect;

/**
 * Creates and starts a campaign: the campaign, a delivery for each guest, what it takes from the
 * credit and the job that sends it, in one transaction.
 * @returns the campaign, whether this call wrote it, and the picture that it does not show any more
 * @throws not-found for a guest who is not of the event, channel-closed, credit-short, 422
 */
export async function createCampaign(
  context: RequestContext,
  event: Pick<EventWithType, "id" | "customerId" | "role">,
  given: NewCampaign,
): Promise<WrittenCampaign> {
  const { db, now, settings } = context;
  return db.transaction(async (tx) => {
    const saved = await findByKey(tx, event.id, given.idempotencyKey);
    if (saved && !isOnlySaved(saved))
      return { campaign: sameCampaign(saved, given), isNew: false, unshown: null };
    const plan = await planCampaign(tx, settings, event, given);
    const hasImage = (given.imageFileId ?? saved?.imageFileId ?? null) !== null;
    if (!hasImage) await checkCardNames(tx, event.id, given);
    const designId = await checkChoices(tx, event.id, { ...given, hasImage }, now);
    const written = await writeCampaign(tx, context, { event, given, designId, plan }, saved);
    if (!written.isNew) return written;
    const campaign = await startCampaign(tx, context, written.campaign, event.customerId);
    return { ...written, campaign };
  });
}

/**
 * The campaign that a key was first used for.
 * @throws key-reused when the request is for another campaign: its device did not make a new key
 */
function sameCampaign(first: Campaign, given: NewCampaign): Campaign {
  const { body } = readBody(given.body, given.bodyFormat);
  const isSame = first.channelId === given.channelId && first.body === body;
  if (!isSame) throw refusal("key-reused");
  return first;
}
