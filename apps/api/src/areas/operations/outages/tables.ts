import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, instant, rowId } from "../../../database/columns.ts";

/** A gateway that refuses us or cannot be reached: nothing is handed to it before `pausedUntil`. */
export const gatewayOutages = pgTable("gateway_outages", {
  channel: text({ enum: ["mail", "sms", "whatsapp", "invoices"] }).primaryKey(),
  since: instant().notNull(),
  pausedUntil: instant().notNull(),
  /** Pauses in a row. */
  failures: integer().notNull().default(1),
  /** The gateway's own code; it identifies no person. */
  code: text(),
});

/** Account emails and text messages that were not sent, or are unconfirmed. */
export const lostMessages = pgTable(
  "lost_messages",
  {
    id: rowId(),
    channel: text({ enum: ["mail", "sms"] }).notNull(),
    /** What it was: `email-verification`, `otp`… */
    kind: text().notNull(),
    /** Enough of the address to find whoever asks, not enough to write to them. */
    recipient: text().notNull(),
    outcome: text({ enum: ["refused", "unconfirmed", "too-late"] }).notNull(),
    /** In French. */
    reason: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("lost_messages_created").on(table.createdAt)],
);
