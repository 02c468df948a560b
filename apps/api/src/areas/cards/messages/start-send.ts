import { channelIds } from "@jdj/contract/cards/channel-ids";
import { and, count, eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { takeCredit } from "../../payments/credit/credit.ts";
import { openEventCard } from "../rsvp/open-event-card.ts";
import { consumeCampaignCeilings } from "./campaign-ceilings.ts";
import { messages, recipients } from "./tables.ts";

type Message = typeof messages.$inferSelect;

/**
 * Lets a written send go, within the transaction that decided so: takes its units from the owner's
 * credit, once, and queues it; one that is planned waits for its day, a card to be shared gets its
 * public page.
 * @throws credit-short; 422 at `tab` past the ceilings of the day
 */
export async function startSend(
  tx: Database,
  context: Pick<RequestContext, "now" | "jobs" | "settings">,
  message: Message,
  customerId: number,
): Promise<Message> {
  const { now, jobs } = context;
  const { id, channelId, units, eventId } = message;
  const [waiting] = await tx
    .select({ count: count() })
    .from(recipients)
    .where(and(eq(recipients.messageId, id), eq(recipients.state, "queued")));
  const sending = { customerId, channelId, deliveries: waiting?.count ?? 0, isNew: true };
  await consumeCampaignCeilings(tx, context, sending);
  if (units > 0)
    await takeCredit(tx, { customerId, channelId, units, reason: "send", key: `message:${id}` });
  const isLater = message.scheduledAt !== null && message.scheduledAt > now;
  const isShared = channelId === channelIds.social;
  if (isShared) await openEventCard(tx, { eventId, messageId: id });
  const status = isShared ? "done" : isLater ? "scheduled" : "sending";
  const [started] = await tx
    .update(messages)
    .set({ status })
    .where(eq(messages.id, id))
    .returning();
  if (!started) throw new Error("The message is gone");
  if (status === "sending") await jobs.enqueue(tx, "send-card", { messageId: id }, { customerId });
  return started;
}
