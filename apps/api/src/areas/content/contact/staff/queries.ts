import { refusal } from "@jdj/contract/call/refusals";
import type { InboxMessage } from "@jdj/contract/console/contact-inbox";
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "../../../../database/connect.ts";
import { contactAnswers, contactMessages } from "../tables.ts";

type MessageRow = typeof contactMessages.$inferSelect;
type AnswerRow = typeof contactAnswers.$inferSelect;

function present(row: MessageRow, answers: AnswerRow[]): InboxMessage {
  return {
    id: row.id,
    source: row.source,
    name: row.name,
    email: row.email,
    phones: row.phones,
    body: row.body,
    created_at: row.createdAt.toISOString(),
    handled_at: row.handledAt?.toISOString() ?? null,
    answers: answers
      .filter(({ messageId }) => messageId === row.id)
      .map(({ id, staffName, body, createdAt }) => ({
        id,
        staff_name: staffName,
        body,
        created_at: createdAt.toISOString(),
      })),
  };
}

async function withAnswers(db: Database, rows: MessageRow[]): Promise<InboxMessage[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const answers = await db
    .select()
    .from(contactAnswers)
    .where(inArray(contactAnswers.messageId, ids))
    .orderBy(asc(contactAnswers.id));
  return rows.map((row) => present(row, answers));
}

/**
 * A page of messages, the newest first.
 * @param filter `handled`: only those that were seen to, or not yet; `email`: from that address; `before`: only older ones than
 * the message of that number
 */
export async function listMessages(
  db: Database,
  filter: {
    handled: boolean | undefined;
    email?: string | undefined;
    before?: number;
    offset: number;
    limit: number;
  },
): Promise<InboxMessage[]> {
  const { handled, email, before, offset, limit } = filter;
  const { handledAt, id } = contactMessages;
  const rows = await db
    .select()
    .from(contactMessages)
    .where(
      and(
        handled === undefined ? undefined : handled ? isNotNull(handledAt) : isNull(handledAt),
        email ? sql`lower(${contactMessages.email}) = ${email.toLowerCase()}` : undefined,
        before === undefined ? undefined : lt(id, before),
      ),
    )
    .orderBy(desc(id))
    .offset(offset)
    .limit(limit);
  return withAnswers(db, rows);
}

/** One message with its answers. @throws not-found */
export async function findMessage(db: Database, id: number): Promise<InboxMessage> {
  const rows = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  const [message] = await withAnswers(db, rows);
  if (!message) throw refusal("not-found");
  return message;
}
