import { sql } from "drizzle-orm";
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { bytes, createdAt, rowId } from "../../../database/columns.ts";

/** The account emails and text messages that were handed to a gateway, and what became of each. */
export const outgoingMessages = pgTable(
  "outgoing_messages",
  {
    id: rowId(),
    /** `push`: to a device of the account whose address is kept. */
    channel: text({ enum: ["mail", "sms", "whatsapp", "push"] }).notNull(),
    /** What it was: `email-verification`, `otp`… */
    kind: text().notNull(),
    /** Enough of the address to find whoever asks, not enough to write to them. */
    recipient: text().notNull(),
    /** Keyed hash of the address or number, by which staff find what a person was sent; null before it was kept. */
    recipientHash: bytes("recipient_hash"),
    /** `sent`: the gateway took it. */
    outcome: text({ enum: ["sent", "refused", "unconfirmed", "too-late"] }).notNull(),
    /** In French; empty for what was sent. */
    reason: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("outgoing_messages_created").on(table.createdAt),
    index("outgoing_messages_recipient").on(table.recipientHash, table.id),
    index("outgoing_messages_lost").on(table.id).where(sql`${table.outcome} <> 'sent'`),
  ],
);
