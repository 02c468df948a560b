import { date, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, instant, rowId } from "../../database/columns.ts";

/** A gateway that refuses us or cannot be reached: nothing is handed to it before `pausedUntil`. */
export const gatewayOutages = pgTable("gateway_outages", {
  channel: text({ enum: ["mail", "sms", "whatsapp"] }).primaryKey(),
  since: instant().notNull(),
  pausedUntil: instant().notNull(),
  /** Pauses in a row. */
  failures: integer().notNull().default(1),
  /** The gateway's own code; it names nobody. */
  code: text(),
});

/** Account emails and text messages that did not leave, or of which nobody knows. */
export const lostMessages = pgTable("lost_messages", {
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
});

/** What an operator must know; the same thing on the same day is one row. */
export const operatorAlerts = pgTable(
  "operator_alerts",
  {
    id: rowId(),
    kind: text({ enum: ["gateway-away", "spend-near", "spend-reached"] }).notNull(),
    /** What it is about: a gateway. */
    subject: text().notNull(),
    day: date({ mode: "string" }).notNull(),
    detail: text().notNull(),
    count: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("operator_alerts_key").on(table.kind, table.subject, table.day)],
);
