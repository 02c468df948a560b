import { bigint, date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { priceCategories } from "../../operations/whatsapp-prices/price-of-day.ts";

/**
 * What WhatsApp cost of a day, and what hosts paid for it: a trigger writes it with each change of
 * deliveries, and it stays when they are removed with their guests. Each connection of the server has
 * rows of its own, so that senders never wait for each other; a day's figures are their sums.
 */
export const whatsAppCostDays = pgTable(
  "whatsapp_cost_days",
  {
    /** The day on which the messages were handed over. */
    day: date({ mode: "string" }).notNull(),
    /** ISO 3166 letters of the country of the recipient's number. */
    country: text().notNull(),
    category: text({ enum: priceCategories }).notNull(),
    /** The process of the connection, `pg_backend_pid()`. */
    backend: integer().notNull(),
    messages: integer().notNull(),
    /** Thousandths of one FCFA. */
    costMilliFcfa: bigint("cost_milli_fcfa", { mode: "number" }).notNull(),
    /** FCFA without tax. */
    chargedFcfa: bigint("charged_fcfa", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.country, table.category, table.backend] })],
);
