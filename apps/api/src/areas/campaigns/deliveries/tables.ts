import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { instant, ref, rowId } from "../../../database/columns.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { priceCategories } from "../../operations/whatsapp-prices/price-of-day.ts";
import { campaigns } from "../campaigns/tables.ts";

/**
 * A delivery that its guest got, or may have got. Written with literals: with parameters PostgreSQL
 * may not use the partial index of such deliveries.
 */
export const wasTried = sql`(deliveries.state in ('sent', 'delivered', 'read', 'unknown') or deliveries.written_at is not null)`;

/** What one guest gets of a campaign. `token` opens the guest's own page; `key` is given to the gateway. */
export const deliveries = pgTable(
  "deliveries",
  {
    id: rowId(),
    campaignId: ref()
      .notNull()
      .references(() => campaigns.id, { onDelete: "cascade" }),
    guestId: ref()
      .notNull()
      .references(() => guests.id, { onDelete: "cascade" }),
    token: text().notNull(),
    key: uuid().notNull().defaultRandom(),
    state: text({
      enum: ["queued", "sending", "sent", "delivered", "read", "failed", "unknown"],
    })
      .notNull()
      .default("queued"),
    /** Why it failed, in French. */
    reason: text(),
    attempts: integer().notNull().default(0),
    /** Until when a sender holds the row; past it another may take it. */
    leasedUntil: instant(),
    /** Since when it waits for a gateway that refuses us; null while none does. */
    waitingSince: instant(),
    sentAt: instant(),
    deliveredAt: instant(),
    readAt: instant(),
    /** When its host opened WhatsApp to write to the guest themselves; null when they did not. */
    writtenAt: instant(),
    /** What leaves by SMS and WhatsApp, as it was priced; emails are written when they leave. */
    text: text(),
    /** How many units of the channel's credit it uses. */
    units: integer().notNull().default(0),
    /** Whether its units were given back, since it did not arrive. */
    isRefunded: boolean("is_refunded").notNull().default(false),
    /** The gateway's own id of what it took: its receipts name it. */
    gatewayId: text("gateway_id"),
    /** The number of the contract that it was handed to last. */
    contract: integer().notNull().default(1),
    /** What WhatsApp charges us for it, in thousandths of one FCFA; null until it is handed over, and by another channel. */
    whatsAppCostMilliFcfa: integer("whatsapp_cost_milli_fcfa"),
    /** What its hosts paid for it, in FCFA without tax. */
    whatsAppChargedFcfa: integer("whatsapp_charged_fcfa"),
    /** By what its cost was found: the day, the country of the number, and the category. */
    whatsAppDay: date("whatsapp_day", { mode: "string" }),
    whatsAppCountry: text("whatsapp_country"),
    whatsAppCategory: text("whatsapp_category", { enum: priceCategories }),
  },
  (table) => [
    uniqueIndex("deliveries_token_key").on(table.token),
    uniqueIndex("deliveries_guest_key").on(table.campaignId, table.guestId),
    index("deliveries_state").on(table.campaignId, table.state),
    /** What waits of a campaign, in the order in which it is leased. */
    index("deliveries_queued").on(table.campaignId, table.id).where(sql`${table.state} = 'queued'`),
    index("deliveries_guest").on(table.guestId),
    index("deliveries_tried")
      .on(table.guestId)
      .where(
        sql`${table.state} in ('sent', 'delivered', 'read', 'unknown') or ${table.writtenAt} is not null`,
      ),
    index("deliveries_key").on(table.key),
    index("deliveries_gateway").on(table.gatewayId).where(sql`${table.gatewayId} is not null`),
  ],
);

/**
 * How many deliveries a campaign has, and how many were delivered or not: triggers write it with each
 * change of deliveries. Each connection of the server has a row of its own, so that senders never wait
 * for each other; a campaign's count is their sum, and one of them may be negative.
 */
export const deliveryCounts = pgTable(
  "delivery_counts",
  {
    campaignId: ref()
      .notNull()
      .references(() => campaigns.id, { onDelete: "cascade" }),
    /** The process of the connection, `pg_backend_pid()`. */
    backend: integer().notNull(),
    total: integer().notNull(),
    delivered: integer().notNull(),
    undelivered: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.backend] })],
);
