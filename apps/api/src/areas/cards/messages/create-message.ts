import { cardMessages } from "@jdj/contract/cards/messages";
import { fieldRefusal, refusal } from "@jdj/contract/glue/refusals";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { Moment } from "../../../world.ts";
import { makeShortToken } from "../../accounts/sessions/token.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { channels } from "../channels/tables.ts";
import { cardDesigns, messageCategories, messageModels } from "../designs/tables.ts";
import { messages, recipients } from "./tables.ts";

/** A send as its host wrote it. */
export interface NewMessage {
  channelId: number;
  categoryId: number;
  modelId: number | null;
  designId: number;
  label: string | null;
  sender: string | null;
  subject: string | null;
  body: string;
  target: string;
  guestIds: number[];
  /** The same key again, within an event, is the same send. */
  idempotencyKey: string | null;
}

/**
 * Writes a send, a copy for each guest, and the job that sends them, in one transaction. A guest
 * without an address gets a copy that has failed, so that their host sees it.
 * @throws not-found for a guest who is not of the event, channel-closed, 422
 */
export async function createMessage(
  moment: Moment,
  event: Pick<EventWithType, "id">,
  given: NewMessage,
): Promise<{ id: number; channelId: number }> {
  return moment.db.transaction(async (tx) => {
    const first = await findByKey(tx, event.id, given.idempotencyKey);
    if (first) return first;
    await checkChoices(tx, given);
    const invited = await findInvited(tx, event.id, given.guestIds);

    const [message] = await tx
      .insert(messages)
      .values({
        eventId: event.id,
        channelId: given.channelId,
        categoryId: given.categoryId,
        modelId: given.modelId,
        designId: given.designId,
        label: given.label ?? "Mon message",
        sender: given.sender ?? moment.settings.brand,
        subject: given.subject,
        body: given.body,
        target: given.target,
        idempotencyKey: given.idempotencyKey,
        createdAt: moment.now,
      })
      .onConflictDoNothing({ target: [messages.eventId, messages.idempotencyKey] })
      .returning({ id: messages.id, channelId: messages.channelId });
    // Nothing was written: the same request, made at the same time, came first.
    const made = message ?? (await findByKey(tx, event.id, given.idempotencyKey));
    if (!made) throw new Error("The message was not written");
    if (!message) return made;

    await tx.insert(recipients).values(
      invited.map((guest) => ({
        messageId: made.id,
        guestId: guest.id,
        token: makeShortToken(),
        ...(guest.email === null
          ? { state: "failed" as const, reason: cardMessages.noEmail }
          : { state: "queued" as const }),
      })),
    );
    await moment.jobs.enqueue(tx, "send-card", { messageId: made.id });
    return made;
  });
}

async function findByKey(tx: Database, eventId: number, key: string | null) {
  if (key === null) return null;
  const [found] = await tx
    .select({ id: messages.id, channelId: messages.channelId })
    .from(messages)
    .where(and(eq(messages.eventId, eventId), eq(messages.idempotencyKey, key)));
  return found ?? null;
}

async function checkChoices(tx: Database, given: NewMessage): Promise<void> {
  const [channel] = await tx.select().from(channels).where(eq(channels.id, given.channelId));
  if (!channel) throw refusal("not-found");
  if (!channel.open) throw refusal("channel-closed");
  const [design] = await tx
    .select({ id: cardDesigns.id })
    .from(cardDesigns)
    .where(and(eq(cardDesigns.id, given.designId), eq(cardDesigns.withdrawn, false)));
  if (!design) throw fieldRefusal({ message_design_id: [cardMessages.noDesign] });
  const [category] = await tx
    .select({ id: messageCategories.id })
    .from(messageCategories)
    .where(eq(messageCategories.id, given.categoryId));
  if (!category) throw refusal("not-found");
  if (given.modelId === null) return;
  const [model] = await tx
    .select({ id: messageModels.id })
    .from(messageModels)
    .where(
      and(eq(messageModels.id, given.modelId), eq(messageModels.categoryId, given.categoryId)),
    );
  if (!model) throw refusal("not-found");
}

/** The chosen guests, each once; one who is not of the event makes the whole send refused. */
async function findInvited(tx: Database, eventId: number, guestIds: number[]) {
  const wanted = [...new Set(guestIds)];
  const found = await tx
    .select({ id: guests.id, email: guests.email })
    .from(guests)
    .where(and(eq(guests.eventId, eventId), inArray(guests.id, wanted)));
  if (found.length !== wanted.length) throw refusal("not-found");
  return found;
}
