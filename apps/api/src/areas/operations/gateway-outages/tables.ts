import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../../../database/columns.ts";

/** A gateway that refuses us or cannot be reached: nothing is handed to it before `pausedUntil`. */
export const gatewayOutages = pgTable(
  "gateway_outages",
  {
    channel: text({ enum: ["mail", "sms", "whatsapp", "invoices"] }).notNull(),
    /** The number of the contract; the first is the only one of most channels. */
    contract: integer().notNull().default(1),
    since: instant().notNull(),
    pausedUntil: instant().notNull(),
    /** Pauses in a row. */
    failures: integer().notNull().default(1),
    /** The gateway's own code; it identifies no person. */
    code: text(),
  },
  (table) => [primaryKey({ columns: [table.channel, table.contract] })],
);
