import type { QuoteSide, QuoteStatus } from "@jdj/contract/quotes/quote-state";
import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { files } from "../../files/tables.ts";
import { quoteRequests } from "../quote-requests/tables.ts";
import type { MessageRow } from "./add-message.ts";
import { quoteMessages } from "./tables.ts";

/** A message with its file. */
export interface ChatRow {
  message: MessageRow;
  file: { id: string; mediaType: string; size: number } | null;
}

const fileColumns = { id: files.id, mediaType: files.mediaType, size: files.size };

/** The latest messages of a request, oldest first. */
export async function listMessages(
  db: Database,
  requestId: number,
  most: number,
): Promise<ChatRow[]> {
  const rows = await db
    .select({ message: quoteMessages, file: fileColumns })
    .from(quoteMessages)
    .leftJoin(files, eq(files.id, quoteMessages.fileId))
    .where(eq(quoteMessages.requestId, requestId))
    .orderBy(desc(quoteMessages.id))
    .limit(most);
  return rows.reverse();
}

/** The latest messages of each of some requests, oldest first. */
export async function listMessagesOf(
  db: Database,
  requestIds: number[],
  most: number,
): Promise<Map<number, ChatRow[]>> {
  const latest = db
    .select({ id: quoteMessages.id })
    .from(quoteMessages)
    .where(eq(quoteMessages.requestId, quoteRequests.id))
    .orderBy(desc(quoteMessages.id))
    .limit(most)
    .as("latest");
  const rows = await db
    .select({ message: quoteMessages, file: fileColumns })
    .from(quoteRequests)
    .crossJoinLateral(latest)
    .innerJoin(quoteMessages, eq(quoteMessages.id, latest.id))
    .leftJoin(files, eq(files.id, quoteMessages.fileId))
    .where(inArray(quoteRequests.id, requestIds))
    .orderBy(asc(quoteMessages.id));
  const found = new Map<number, ChatRow[]>();
  for (const { message, file } of rows) {
    const known = found.get(message.requestId) ?? [];
    known.push({ message, file });
    found.set(message.requestId, known);
  }
  return found;
}

/** A status that a request reached: when, and by which side. */
export interface ReachedStatus {
  status: QuoteStatus;
  at: string;
  side: QuoteSide;
}

/** The statuses that some requests reached, in order. */
export async function listMoves(
  db: Database,
  requestIds: number[],
): Promise<Map<number, ReachedStatus[]>> {
  const rows = await db
    .select()
    .from(quoteMessages)
    .where(and(inArray(quoteMessages.requestId, requestIds), quoteMessages.isTransition))
    .orderBy(asc(quoteMessages.id));
  const found = new Map<number, ReachedStatus[]>();
  for (const { requestId, status, side, createdAt } of rows) {
    const known = found.get(requestId) ?? [];
    // A quote that was sent again is one step.
    if (known.at(-1)?.status === status) known.pop();
    known.push({ status, at: createdAt.toISOString(), side });
    found.set(requestId, known);
  }
  return found;
}
