import { randomUUID } from "node:crypto";
import type { BodyFormat } from "@jdj/contract/campaigns/body-text";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { messageCategories } from "../../designs/tables.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import { isOnlySaved } from "../campaigns/campaign-state.ts";
import type { NewCampaign } from "../campaigns/new-campaign.ts";
import { releaseCampaign, type SavedCampaign, saveCampaign } from "../campaigns/save-campaign.ts";
import type { campaigns } from "../campaigns/tables.ts";
import { findByKey } from "../campaigns/write-campaign.ts";
import { countDeliveries } from "../deliveries/queries.ts";
import { lockReminders } from "./lock-reminders.ts";
import { findUnpaidReminder, hasReachedAnybody, listSilent } from "./queries.ts";

type Campaign = typeof campaigns.$inferSelect;

/** A reminder with the number of its guests; or none, with how many were reminded within a day and whether the card got to anybody. */
export type Reminder =
  | (SavedCampaign & { count: number })
  | { campaign: null; recent: number; reached: boolean };

/**
 * The event for whoever writes a reminder. The text of the card itself may hold the couple's numbers:
 * an owner wrote them there, for those who get it again.
 */
export function writerOf<E extends Pick<EventWithType, "role">>(
  event: E,
  first: Pick<Campaign, "body">,
  body: string,
): E {
  return body === first.body ? { ...event, role: "owner" } : event;
}

/**
 * Sends a card again to those who got it, have not answered and were not reminded within a day, as a
 * campaign of its own: at once where the credit covers it, else once it is paid for. One that
 * waits for its payment is written anew, so that there is one payment; two at once make one reminder.
 * @throws channel-closed, payments-closed, 422
 */
export async function remindGuests(
  context: RequestContext,
  event: Pick<EventWithType, "id" | "customerId" | "role">,
  first: Campaign,
  text: { body?: string | undefined; bodyFormat?: BodyFormat | undefined; key: string | null },
): Promise<Reminder> {
  return context.db.transaction(async (tx) => {
    await lockReminders(tx, event.id);
    const repeated = await findByKey(tx, event.id, text.key);
    if (repeated && !isOnlySaved(repeated)) {
      const { all: count } = await countDeliveries(tx, repeated);
      return { campaign: repeated, payment: null, count };
    }
    const { silent, recent } = await listSilent(tx, first, context.now);
    if (silent.length === 0)
      return { campaign: null, recent, reached: await hasReachedAnybody(tx, first.id) };
    const [category] = await tx
      .select({ id: messageCategories.id })
      .from(messageCategories)
      .where(eq(messageCategories.code, "reminder"));
    const unpaid = await findUnpaidReminder(tx, first.id);
    const given: NewCampaign = {
      channelId: first.channelId,
      categoryId: category?.id ?? first.categoryId,
      modelId: null,
      designId: first.designId,
      label: "Rappel",
      sender: first.sender,
      // Its own: « réservez la date » is no reminder.
      subject: null,
      body: text.body ?? first.body,
      bodyFormat: text.body === undefined ? first.bodyFormat : (text.bodyFormat ?? "text"),
      imageFileId: first.imageFileId,
      target: first.target,
      guestIds: silent.map(({ id }) => id),
      requireValues: false,
      scheduledAt: null,
      reminderOfId: first.id,
      idempotencyKey: unpaid?.idempotencyKey ?? text.key ?? `reminder:${randomUUID()}`,
    };
    const own = { ...context, db: tx };
    const { campaign } = await saveCampaign(own, writerOf(event, first, given.body), given);
    const released = await releaseCampaign(own, campaign.id, event.customerId);
    return { ...released, count: silent.length };
  });
}
