import { desc } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import { outboxItems } from "./tables.ts";

/** What the embedded drivers kept, newest first. */
export async function listOutbox(db: Database, most = 200) {
  const rows = await db.select().from(outboxItems).orderBy(desc(outboxItems.id)).limit(most);
  return rows.map((row) => ({
    id: row.id,
    channel: row.channel,
    kind: row.kind,
    to: row.to,
    subject: row.subject,
    text: row.text,
    html: row.html,
    links: row.links,
    code: row.code,
    created_at: row.createdAt.toISOString(),
  }));
}
