import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, rowId } from "../database/columns.ts";

/** What the embedded drivers would have sent: emails and short messages, shown at /dev/outbox. */
export const caughtMessages = pgTable(
  "caught_messages",
  {
    id: rowId(),
    channel: text({ enum: ["mail", "sms", "whatsapp"] }).notNull(),
    kind: text().notNull(),
    to: text().notNull(),
    subject: text().notNull().default(""),
    text: text().notNull(),
    html: text(),
    links: jsonb().$type<string[]>().notNull().default([]),
    code: text(),
    /** The sender name of an SMS; null for the gateway's own. */
    sender: text(),
    /** The number of the contract that took it. */
    contract: integer().notNull().default(1),
    /** The sender's idempotency key: the same message twice by one contract is stored once. */
    key: text().notNull(),
    /** Whether the embedded gateway has given all delivery receipts of it. */
    isReported: boolean("is_reported").notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("caught_messages_key").on(table.key, table.contract),
    index("caught_messages_created").on(table.createdAt),
    index("caught_messages_to").on(table.to, table.id),
    index("caught_messages_unreported").on(table.id).where(sql`not ${table.isReported}`),
  ],
);
