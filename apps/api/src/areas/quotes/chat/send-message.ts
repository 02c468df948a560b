import { refusal } from "@jdj/contract/call/refusals";
import { isChatOpen } from "@jdj/contract/quotes/quote-state";
import { and, eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { tellOtherSide } from "../emails/tell-other-side.ts";
import type { Party } from "../quote-requests/party.ts";
import { lockRequest } from "../quote-requests/queries.ts";
import { addMessage, type MessageRow } from "./add-message.ts";
import { quoteMessages } from "./tables.ts";

/** What is sent; with a key, once however often it is sent. */
export interface NewMessage {
  id: number;
  message: string;
  fileId?: string;
  key?: string | undefined;
}

/** The message that a side has sent with a key, or null. */
export async function findSent(
  db: Database,
  requestId: number,
  { side }: Party,
  key: string | undefined,
): Promise<MessageRow | null> {
  if (key === undefined) return null;
  const [sent] = await db
    .select()
    .from(quoteMessages)
    .where(
      and(
        eq(quoteMessages.requestId, requestId),
        eq(quoteMessages.side, side),
        eq(quoteMessages.key, key),
      ),
    );
  return sent ?? null;
}

/**
 * Sends a message to the other side of a request.
 * @returns the message; the first one when it was sent before with that key
 * @throws not-found (404), chat-closed (409), too-many-requests (429)
 */
export async function sendMessage(
  context: RequestContext,
  party: Party,
  { id, message, fileId, key }: NewMessage,
): Promise<MessageRow> {
  await consumeRateLimit(limits.quoteMessage, String(party.userId), context);
  return context.db.transaction(async (tx) => {
    const request = await lockRequest(tx, party, id);
    const sent = await findSent(tx, id, party, key);
    if (sent) return sent;
    if (!isChatOpen(request.status)) throw refusal("chat-closed");
    const written = await addMessage(tx, context, request, party, {
      body: message,
      key: key ?? null,
      fileId: fileId ?? null,
    });
    await tellOtherSide({ ...context, db: tx }, request, party.side);
    return written;
  });
}
