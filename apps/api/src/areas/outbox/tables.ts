import { index, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, rowId } from "../../database/columns.ts";

/** What the embedded drivers would have sent: letters and short messages, read at /dev/outbox. */
export const outboxItems = pgTable(
  "outbox_items",
  {
    id: rowId(),
    channel: text({ enum: ["mail", "sms"] }).notNull(),
    kind: text().notNull(),
    to: text().notNull(),
    subject: text().notNull().default(""),
    text: text().notNull(),
    html: text(),
    links: jsonb().$type<string[]>().notNull().default([]),
    code: text(),
    /** The sender's stable key: the same letter handed over twice is kept once. */
    key: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("outbox_items_key").on(table.key),
    index("outbox_items_created").on(table.createdAt),
  ],
);
