import type { BodyFormat } from "@jdj/contract/cards/body-text";
import { and, eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { isDelivered } from "../deliveries/delivered.ts";
import { deliveries } from "../deliveries/tables.ts";
import { messageCategories } from "../designs/tables.ts";
import type { NewCampaign } from "./new-campaign.ts";
import { releaseCampaign, type SavedCampaign, saveCampaign } from "./save-campaign.ts";
import type { campaigns } from "./tables.ts";

type Campaign = typeof campaigns.$inferSelect;

/**
 * Sends a card again to those who got it and have not answered, as a campaign of its own: at once where
 * the credit covers it, else once its order is paid.
 * @returns whom it reminds; null when everybody has answered
 * @throws channel-closed, 422
 */
export async function remind(
  context: RequestContext,
  event: Pick<EventWithType, "id" | "customerId">,
  first: Campaign,
  text: { body?: string | undefined; bodyFormat?: BodyFormat | undefined; key: string | null },
): Promise<(SavedCampaign & { count: number }) | null> {
  const { db } = context;
  const silent = await db
    .select({ id: guests.id })
    .from(deliveries)
    .innerJoin(guests, eq(guests.id, deliveries.guestId))
    .where(and(eq(deliveries.campaignId, first.id), isDelivered, eq(guests.answer, "none")));
  if (silent.length === 0) return null;
  const [category] = await db
    .select({ id: messageCategories.id })
    .from(messageCategories)
    .where(eq(messageCategories.code, "reminder"));
  const given: NewCampaign = {
    channelId: first.channelId,
    categoryId: category?.id ?? first.categoryId,
    modelId: null,
    designId: first.designId,
    label: "Rappel",
    sender: first.sender,
    subject: first.subject,
    body: text.body ?? first.body,
    bodyFormat: text.body === undefined ? first.bodyFormat : (text.bodyFormat ?? "text"),
    imageFileId: first.imageFileId,
    target: first.target,
    guestIds: silent.map(({ id }) => id),
    requireValues: false,
    scheduledAt: null,
    reminderOfId: first.id,
    idempotencyKey: text.key,
  };
  const saved = await saveCampaign(context, event, given);
  const released = await releaseCampaign(context, saved.campaign.id, event.customerId);
  return { ...released, count: silent.length };
}
