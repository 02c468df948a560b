import { desc, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { outgoingMessages } from "./tables.ts";

/** A page of the messages that were not sent, or are unconfirmed, the newest first. */
export async function listLostMessages(
  db: Database,
  { offset, limit }: { offset: number; limit: number },
) {
  const { id, channel, kind, recipient, outcome, reason, createdAt } = outgoingMessages;
  const rows = await db
    .select({ id, channel, kind, recipient, outcome, reason, createdAt })
    .from(outgoingMessages)
    // Written out, so that the partial index serves it.
    .where(sql`${outcome} <> 'sent'`)
    .orderBy(desc(id))
    .offset(offset)
    .limit(limit);
  return rows.flatMap(({ outcome: what, ...row }) =>
    what === "sent" ? [] : [{ ...row, outcome: what }],
  );
}
