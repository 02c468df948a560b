import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, instant, ref, rowId } from "../../../database/columns.ts";
import { users } from "../../identity/users/tables.ts";

/** What staff settled about something that waits: who sees to it, and that somebody looked at it. */
export const workItems = pgTable(
  "work_items",
  {
    /** Its resource in the console. */
    kind: text().notNull(),
    recordId: text().notNull(),
    assigneeId: ref().references(() => users.id, { onDelete: "set null" }),
    /** When somebody looked at it, where nothing else says so. */
    seenAt: instant(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.recordId] }),
    index("work_items_assignee")
      .on(table.assigneeId, table.kind)
      .where(sql`${table.assigneeId} is not null`),
    index("work_items_updated").on(table.updatedAt),
  ],
);

/** What staff tell each other about something that waits. */
export const workNotes = pgTable(
  "work_notes",
  {
    id: rowId(),
    kind: text().notNull(),
    recordId: text().notNull(),
    staffName: text("staff_name").notNull(),
    body: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("work_notes_record").on(table.kind, table.recordId, table.id),
    index("work_notes_created").on(table.createdAt),
  ],
);
