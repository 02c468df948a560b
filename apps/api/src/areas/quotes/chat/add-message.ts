import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { announceChange } from "../quote-requests/announce-change.ts";
import { otherSide, type Party } from "../quote-requests/party.ts";
import type { RequestRow } from "../quote-requests/queries.ts";
import { quoteRequests } from "../quote-requests/tables.ts";
import { quoteMessages } from "./tables.ts";

/** A message as stored. */
export type MessageRow = typeof quoteMessages.$inferSelect;

/** How long a message may stay unread before an email says so, in seconds. */
export const UNREAD_SECONDS = 300;

/** How much of a message a list shows, in characters. */
const EXCERPT = 120;

/**
 * Writes a message or a move into a request that the caller has locked: the list shows it, the
 * streams of both sides hear of it, and an email is due if the other side does not read it.
 */
export async function addMessage(
  tx: Database,
  { jobs, now }: Pick<RequestContext, "jobs" | "now">,
  request: Pick<RequestRow, "id" | "customerId" | "providerId" | "status">,
  { side, userId }: Pick<Party, "side" | "userId">,
  written: Pick<typeof quoteMessages.$inferInsert, "body" | "fileId" | "key" | "isTransition">,
): Promise<MessageRow> {
  const [message] = await tx
    .insert(quoteMessages)
    .values({
      requestId: request.id,
      side,
      userId,
      status: request.status,
      createdAt: now,
      ...written,
    })
    .returning();
  if (!message) throw new Error("The message was not written");
  await tx
    .update(quoteRequests)
    .set({
      status: request.status,
      lastMessage: message.body.slice(0, EXCERPT),
      lastMessageAt: now,
      changedAt: now,
      // The author of a message has read the ones before it.
      ...(side === "customer" ? { customerReadId: message.id } : { providerReadId: message.id }),
    })
    .where(eq(quoteRequests.id, request.id));
  await announceChange(tx, request, now);
  await jobs.enqueue(
    tx,
    "notify-unread-messages",
    { requestId: request.id, side: otherSide(side) },
    { afterSeconds: UNREAD_SECONDS },
  );
  return message;
}
