import { and, eq, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import type { NewMessage } from "./new-message.ts";
import type { PlannedSend } from "./plan-send.ts";
import { messages, recipients } from "./tables.ts";

type Message = typeof messages.$inferSelect;
type Status = Message["status"];

/** Copies written by one statement: making one keeps others waiting. */
const AT_ONCE = 250;

/** The send that bears a key, locked until the transaction ends; null when there is none. */
export async function findByKey(
  tx: Database,
  eventId: number,
  key: string | null,
): Promise<Message | null> {
  if (key === null) return null;
  const [found] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.eventId, eventId), eq(messages.idempotencyKey, key)))
    .for("update");
  return found ?? null;
}

/** Whether a send was only saved: nothing of it has left, and it may be written anew. */
export function isOnlySaved({ status }: Pick<Message, "status">): boolean {
  return status === "draft" || status === "awaiting-payment";
}

/**
 * Writes a send and a copy for each guest, or writes anew what was only saved. A guest who cannot be
 * reached gets a copy that has failed, so that their host sees it.
 * @returns the send, and whether it was written by this call: the same request, made at the same
 * time, may have come first
 */
export async function writeMessage(
  tx: Database,
  context: Pick<RequestContext, "now" | "settings">,
  send: { event: { id: number }; given: NewMessage; designId: number; plan: PlannedSend },
  { status, saved }: { status: Status; saved: Message | null },
): Promise<{ message: Message; isNew: boolean }> {
  const { event, given, designId, plan } = send;
  const values = {
    eventId: event.id,
    channelId: given.channelId,
    categoryId: given.categoryId,
    modelId: given.modelId,
    designId,
    label: given.label ?? "Mon message",
    sender: given.sender ?? context.settings.brand,
    subject: given.subject,
    body: plan.body.body,
    bodyFormat: plan.body.format,
    imageFileId: given.imageFileId ?? saved?.imageFileId ?? null,
    target: given.target,
    status,
    scheduledAt: given.scheduledAt,
    units: plan.units,
    reminderOfId: given.reminderOfId,
    idempotencyKey: given.idempotencyKey,
    createdAt: context.now,
  };
  const [message] = saved
    ? await tx.update(messages).set(values).where(eq(messages.id, saved.id)).returning()
    : await tx
        .insert(messages)
        .values(values)
        .onConflictDoNothing({ target: [messages.eventId, messages.idempotencyKey] })
        .returning();
  if (!message) {
    const first = await findByKey(tx, event.id, given.idempotencyKey);
    if (!first) throw new Error("The message was not written");
    return { message: first, isNew: false };
  }
  if (saved) await tx.delete(recipients).where(eq(recipients.messageId, message.id));
  for (let at = 0; at < plan.copies.length; at += AT_ONCE)
    await writeCopies(tx, message.id, plan.copies.slice(at, at + AT_ONCE));
  return { message, isNew: true };
}

/** One statement of six parameters, whatever the number of copies. */
async function writeCopies(
  tx: Database,
  messageId: number,
  copies: PlannedSend["copies"],
): Promise<void> {
  await tx.execute(sql`
    insert into ${recipients} (message_id, guest_id, token, text, units, state, reason)
    select ${messageId}::bigint, guest_id, token, text, units,
      case when reason is null then 'queued' else 'failed' end, reason
    from unnest(
      ${sql.param(copies.map(({ guest }) => guest.id))}::bigint[],
      ${sql.param(copies.map(({ token }) => token))}::text[],
      ${sql.param(copies.map(({ text }) => text))}::text[],
      ${sql.param(copies.map(({ units }) => units))}::integer[],
      ${sql.param(copies.map(({ unreachable }) => unreachable))}::text[]
    ) as copies (guest_id, token, text, units, reason)`);
}
