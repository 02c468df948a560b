import { desc, eq } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import { caughtMessages } from "./tables.ts";

/** What the embedded drivers caught, newest first; with `to`, only what went to that address or number. */
export async function listCaughtMessages(db: Database, most = 200, to?: string) {
  const rows = await db
    .select()
    .from(caughtMessages)
    .where(to === undefined ? undefined : eq(caughtMessages.to, to))
    .orderBy(desc(caughtMessages.id))
    .limit(most);
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
    sender: row.sender,
    contract: row.contract,
    created_at: row.createdAt.toISOString(),
  }));
}
