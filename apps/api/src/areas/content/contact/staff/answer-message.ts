import { refusal } from "@jdj/contract/call/refusals";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../../app-context.ts";
import { markPageSeenTo } from "../../../identity/notices/tell-staff.ts";
import { type Author, recordChange } from "../../../staff/audit/record-change.ts";
import { contactAnswers, contactMessages } from "../tables.ts";

/**
 * Answers a message by email and marks it as handled. The log says that it was answered; the text is
 * beside the message, and is erased with it.
 * @throws not-found; mail-closed
 */
export async function answerMessage(
  { db, jobs, now, settings }: RequestContext,
  author: Author,
  { id, body }: { id: number; body: string },
): Promise<void> {
  if (settings.closedServices.includes("mail")) throw refusal("mail-closed");
  await db.transaction(async (tx) => {
    const [message] = await tx
      .update(contactMessages)
      .set({ handledAt: now })
      .where(eq(contactMessages.id, id))
      .returning();
    if (!message) throw refusal("not-found");
    await markPageSeenTo(tx, now, `messages/${id}/show`);
    await tx
      .insert(contactAnswers)
      .values({ messageId: id, staffName: author.name, body, createdAt: now });
    const props = { detail: body, question: message.body };
    await jobs.enqueue(tx, "send-email", { kind: "contact-answer", to: message.email, props });
    const after = { handled: true };
    await recordChange(tx, author, now, { action: "messages.answer", id, before: null, after });
  });
}

/** Marks a message as handled, or as waiting again. @throws not-found */
export async function markMessage(
  { db, now }: RequestContext,
  author: Author,
  { id, handled }: { id: number; handled: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [message] = await tx
      .select({ handledAt: contactMessages.handledAt })
      .from(contactMessages)
      .where(eq(contactMessages.id, id))
      .for("update");
    if (!message) throw refusal("not-found");
    const wasHandled = message.handledAt !== null;
    if (wasHandled === handled) return;
    if (handled) await markPageSeenTo(tx, now, `messages/${id}/show`);
    await tx
      .update(contactMessages)
      .set({ handledAt: handled ? now : null })
      .where(eq(contactMessages.id, id));
    const change = { before: { handled: wasHandled }, after: { handled } };
    await recordChange(tx, author, now, { action: "messages.mark", id, ...change });
  });
}
