import { sql } from "drizzle-orm";
import { bigint, date, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, instant, ref } from "../../../database/columns.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { priceCategories } from "../../operations/whatsapp-prices/price-of-day.ts";

/**
 * Notices to the phones of accounts, each paid for in the transaction that wrote its row. The row of one
 * that certainly did not leave is deleted in the transaction that gives the credit back, so that nothing
 * is given twice.
 */
export const phoneNotices = pgTable(
  "phone_notices",
  {
    /** Under which it is handed over. */
    key: text().primaryKey(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Whose credit it took. */
    customerId: ref()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    channelId: integer("channel_id").notNull(),
    units: integer().notNull(),
    /** FCFA without tax, the channel's price as it was taken. */
    chargedFcfa: integer("charged_fcfa").notNull(),
    /** When an attempt handed it to the gateway; null while it waits. */
    handedAt: instant(),
    /** The gateway's id of it, and the contract by which it left: its receipt may name no key of ours. */
    gatewayId: text("gateway_id"),
    contract: integer(),
    /** What WhatsApp charges for it, as `deliveries` have it; null for an SMS, or without a price. */
    day: date({ mode: "string" }),
    country: text(),
    category: text({ enum: priceCategories }),
    costMilliFcfa: bigint("cost_milli_fcfa", { mode: "number" }),
    createdAt: createdAt(),
  },
  (table) => [
    index("phone_notices_user").on(table.userId, table.createdAt),
    index("phone_notices_customer").on(table.customerId),
    index("phone_notices_created").on(table.createdAt),
    index("phone_notices_gateway")
      .on(table.gatewayId, table.contract)
      .where(sql`${table.gatewayId} is not null`),
  ],
);
