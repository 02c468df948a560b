import type { BodyFormat } from "@jdj/contract/cards/body-text";
import { and, eq, inArray } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { messageCategories } from "../designs/tables.ts";
import type { NewMessage } from "./new-message.ts";
import { arrived } from "./recipient.ts";
import { releaseMessage, type SavedSend, saveMessage } from "./save-message.ts";
import { type messages, recipients } from "./tables.ts";

type Message = typeof messages.$inferSelect;

/**
 * Sends a card anew to those who got it and have not answered, as a send of its own: at once where
 * the credit covers it, else once its order is paid.
 * @returns whom it reminds; null when everybody has answered
 * @throws channel-closed, 422
 */
export async function remind(
  context: RequestContext,
  event: Pick<EventWithType, "id" | "customerId">,
  first: Message,
  told: { body?: string | undefined; bodyFormat?: BodyFormat | undefined; key: string | null },
): Promise<(SavedSend & { count: number }) | null> {
  const { db } = context;
  const silent = await db
    .select({ id: guests.id })
    .from(recipients)
    .innerJoin(guests, eq(guests.id, recipients.guestId))
    .where(
      and(
        eq(recipients.messageId, first.id),
        inArray(recipients.state, arrived),
        eq(guests.answer, "none"),
      ),
    );
  if (silent.length === 0) return null;
  const [category] = await db
    .select({ id: messageCategories.id })
    .from(messageCategories)
    .where(eq(messageCategories.code, "reminder"));
  const given: NewMessage = {
    channelId: first.channelId,
    categoryId: category?.id ?? first.categoryId,
    modelId: null,
    designId: first.designId,
    label: "Rappel",
    sender: first.sender,
    subject: first.subject,
    body: told.body ?? first.body,
    bodyFormat: told.body === undefined ? first.bodyFormat : (told.bodyFormat ?? "text"),
    imageFileId: first.imageFileId,
    target: first.target,
    guestIds: silent.map(({ id }) => id),
    scheduledAt: null,
    reminderOfId: first.id,
    idempotencyKey: told.key,
  };
  const saved = await saveMessage(context, event, given);
  const released = await releaseMessage(context, saved.message.id, event.customerId);
  return { ...released, count: silent.length };
}
