import { desc, eq, isNotNull } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import { contactMessages } from "../content/contact/tables.ts";
import { vendorApplications } from "../content/vendors/tables.ts";

/** How many of each are shown; what waits comes first. */
const MOST = 200;

/** What people wrote, and which vendors ask for an account: what waits first, then the newest. */
export async function readInbox(db: Database) {
  const messages = await db
    .select()
    .from(contactMessages)
    .orderBy(isNotNull(contactMessages.handledAt), desc(contactMessages.id))
    .limit(MOST);
  const applications = await db
    .select()
    .from(vendorApplications)
    .orderBy(isNotNull(vendorApplications.handledAt), desc(vendorApplications.id))
    .limit(MOST);
  return { messages, applications };
}

const tables = { message: contactMessages, application: vendorApplications };

/** What may be marked as seen to. */
export type InboxKind = keyof typeof tables;

/** Whether that is a kind of what waits. */
export function isInboxKind(kind: unknown): kind is InboxKind {
  return typeof kind === "string" && kind in tables;
}

/**
 * Notes that something was answered, or not yet after all; its year of keeping counts from there.
 * Returns whether it exists.
 */
export async function markHandled(
  db: Database,
  { kind, id, at }: { kind: InboxKind; id: number; at: Date | null },
): Promise<boolean> {
  const table = tables[kind];
  const marked = await db
    .update(table)
    .set({ handledAt: at })
    .where(eq(table.id, id))
    .returning({ id: table.id });
  return marked.length > 0;
}
