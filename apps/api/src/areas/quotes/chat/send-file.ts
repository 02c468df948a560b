import { randomUUID } from "node:crypto";
import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { isChatOpen } from "@jdj/contract/quotes/quote-state";
import type { RequestContext } from "../../../app-context.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { discardFile, storeImage } from "../../files/store-image.ts";
import { files } from "../../files/tables.ts";
import type { Party } from "../quote-requests/party.ts";
import { findRequest } from "../quote-requests/queries.ts";
import type { MessageRow } from "./add-message.ts";
import { documentMediaTypes } from "./document-type.ts";
import { type ChatFile, readChatFile } from "./read-file.ts";
import { findSent, sendMessage } from "./send-message.ts";

/** Stores a document as it came, and returns the id of its file. The bytes are written before the row. */
export async function storeDocument(
  { db, storage }: Pick<RequestContext, "db" | "storage">,
  customerId: number,
  { type, bytes, name }: Extract<ChatFile, { kind: "document" }>,
): Promise<string> {
  const id = randomUUID();
  const storageKey = `documents/${id.slice(0, 2)}/${id}.${type}`;
  await storage.write(storageKey, bytes);
  await db.insert(files).values({
    id,
    customerId,
    storageKey,
    mediaType: documentMediaTypes[type],
    downloadName: name,
    size: bytes.length,
  });
  return id;
}

/**
 * Sends a file to the other side of a request. It belongs to the customer whose request it is, and
 * is erased with their account, whoever sent it.
 * @throws not-found (404), chat-closed (409), a field error at `file`, too-many-requests (429)
 */
export async function sendFile(
  context: RequestContext,
  party: Party,
  { id, file, key }: { id: number; file: File; key?: string | undefined },
): Promise<MessageRow> {
  const { request } = await findRequest(context.db, party, id);
  const sent = await findSent(context.db, id, party, key);
  if (sent) return sent;
  if (!isChatOpen(request.status)) throw refusal("chat-closed");
  await consumeRateLimit(limits.upload, `quotes ${party.userId}`, context);
  const reading = await readChatFile(file);
  if (!reading.ok) throw fieldRefusal({ file: [reading.message] });
  const { customerId } = request;
  const fileId =
    reading.file.kind === "image"
      ? await storeImage(context, customerId, reading.file.webp)
      : await storeDocument(context, customerId, reading.file);
  try {
    const message = await sendMessage(context, party, {
      id,
      message: reading.file.name,
      fileId,
      key,
    });
    // The same file was sent at the same time with the same key.
    if (message.fileId !== fileId) await discardFile(context, fileId);
    return message;
  } catch (error) {
    await discardFile(context, fileId);
    throw error;
  }
}
