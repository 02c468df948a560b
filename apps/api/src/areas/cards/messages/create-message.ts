import { channelIds } from "@jdj/contract/cards/channel-ids";
import { refusal } from "@jdj/contract/glue/refusals";
import type { RequestContext } from "../../../app-context.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import { checkChoices } from "./check-choices.ts";
import type { NewMessage } from "./new-message.ts";
import { planSend } from "./plan-send.ts";
import { startSend } from "./start-send.ts";
import type { messages } from "./tables.ts";
import { findByKey, isOnlySaved, writeMessage } from "./write-message.ts";
import { readBody } from "./written-body.ts";

type Message = typeof messages.$inferSelect;

/**
 * Sends a card: the send, a copy for each guest, what it takes from the credit and the job that
 * sends it, in one transaction.
 * @returns the send, and whether this call wrote it
 * @throws not-found for a guest who is not of the event, channel-closed, credit-short, 422
 */
export async function createMessage(
  context: RequestContext,
  event: Pick<EventWithType, "id" | "customerId">,
  given: NewMessage,
): Promise<{ message: Message; isNew: boolean }> {
  const { db, now, settings } = context;
  return db.transaction(async (tx) => {
    const saved = await findByKey(tx, event.id, given.idempotencyKey);
    if (saved && !isOnlySaved(saved)) return { message: sameSend(saved, given), isNew: false };
    const plan = await planSend(tx, settings, event.id, given);
    const hasImage = (given.imageFileId ?? saved?.imageFileId ?? null) !== null;
    const designId = await checkChoices(tx, { ...given, hasImage }, now);
    const send = { event, given, designId, plan };
    const status = given.channelId === channelIds.social ? "draft" : "sending";
    const written = await writeMessage(tx, context, send, { status, saved });
    if (!written.isNew) return written;
    const message = await startSend(tx, context, written.message, event.customerId);
    return { message, isNew: true };
  });
}

/**
 * What a key's send was the first time.
 * @throws key-reused when this is another one: a device that forgot to make a new key
 */
function sameSend(first: Message, given: NewMessage): Message {
  const { body } = readBody(given.body, given.bodyFormat);
  const isSame = first.channelId === given.channelId && first.body === body;
  if (!isSame) throw refusal("key-reused");
  return first;
}
