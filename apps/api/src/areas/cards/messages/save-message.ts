import { refusal } from "@jdj/contract/glue/refusals";
import { eq, sum } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import type { PaymentOrder } from "../../payments/orders/open-order.ts";
import { checkChoices } from "./check-choices.ts";
import type { NewMessage } from "./new-message.ts";
import { orderFor } from "./order-for.ts";
import { planSend } from "./plan-send.ts";
import { startSend } from "./start-send.ts";
import { messages, recipients } from "./tables.ts";
import { findByKey, isOnlySaved, writeMessage } from "./write-message.ts";

type Message = typeof messages.$inferSelect;

/** A send that was saved, and the order to be paid before it leaves. */
export interface SavedSend {
  message: Message;
  order: PaymentOrder | null;
}

/**
 * Keeps a send without letting it go; when something is due, opens its order. Under the key of one
 * that was only saved, it takes that one's place.
 * @throws not-found, channel-closed, payments-closed, 422; message-under-way when the key's send has left
 */
export async function saveMessage(
  context: RequestContext,
  event: Pick<EventWithType, "id" | "customerId">,
  given: NewMessage,
): Promise<SavedSend> {
  const { db, now, settings } = context;
  return db.transaction(async (tx) => {
    const saved = await findByKey(tx, event.id, given.idempotencyKey);
    if (saved && !isOnlySaved(saved)) throw refusal("message-under-way");
    const plan = await planSend(tx, settings, event.id, given);
    const hasImage = (given.imageFileId ?? saved?.imageFileId ?? null) !== null;
    const designId = await checkChoices(tx, { ...given, hasImage }, now);
    const send = { event, given, designId, plan };
    const { message } = await writeMessage(tx, context, send, { status: "draft", saved });
    return awaitPayment(tx, message, event.customerId, context);
  });
}

/**
 * Lets go what was saved: at once where the credit covers it, else once its order is paid.
 * @throws message-under-way when it is no longer only saved
 */
export async function releaseMessage(
  context: RequestContext,
  messageId: number,
  customerId: number,
): Promise<SavedSend> {
  return context.db.transaction(async (tx) => {
    const message = await lockMessage(tx, messageId);
    if (!message || !isOnlySaved(message)) throw refusal("message-under-way");
    const waiting = await awaitPayment(tx, message, customerId, context);
    if (waiting.order) return waiting;
    return { message: await startSend(tx, context, message, customerId), order: null };
  });
}

/**
 * A send, locked until the transaction ends; undefined for one that is gone. The units of one that
 * was only saved are counted anew: guests may have been removed since.
 */
export async function lockMessage(tx: Database, messageId: number): Promise<Message | undefined> {
  const [message] = await tx
    .select()
    .from(messages)
    .where(eq(messages.id, messageId))
    .for("update");
  if (!message || !isOnlySaved(message)) return message;
  const [left] = await tx
    .select({ units: sum(recipients.units).mapWith(Number) })
    .from(recipients)
    .where(eq(recipients.messageId, messageId));
  const units = left?.units ?? 0;
  if (units !== message.units)
    await tx.update(messages).set({ units }).where(eq(messages.id, messageId));
  return { ...message, units };
}

async function awaitPayment(
  tx: Database,
  message: Message,
  customerId: number,
  { now, settings }: RequestContext,
): Promise<SavedSend> {
  const order = await orderFor(tx, message, customerId, now);
  if (order && settings.closedServices.includes("payments")) throw refusal("payments-closed");
  const status = order ? "awaiting-payment" : "draft";
  if (message.status !== status)
    await tx.update(messages).set({ status }).where(eq(messages.id, message.id));
  return { message: { ...message, status }, order };
}
