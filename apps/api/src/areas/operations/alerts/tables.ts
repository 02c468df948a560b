import { date, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, rowId } from "../../../database/columns.ts";

/** What an operator must know; the same thing on the same day is one row. */
export const operatorAlerts = pgTable(
  "operator_alerts",
  {
    id: rowId(),
    kind: text({
      enum: [
        "gateway-away",
        "spend-near",
        "spend-reached",
        "codes-near",
        "privacy-request",
        "refund-short",
        "not-received",
        "dispute",
        "payout-waits",
        "invoice-waits",
        "stickers-low",
        "whatsapp-template",
        "whatsapp-account",
      ],
    }).notNull(),
    /** What it is about: a gateway. */
    subject: text().notNull(),
    day: date({ mode: "string" }).notNull(),
    detail: text().notNull(),
    count: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("operator_alerts_key").on(table.kind, table.subject, table.day)],
);
