import { boolean, date, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant, rowId, version } from "../../../database/columns.ts";

/** A channel by which cards reach guests. Ids 1 to 3 are the specification's. */
export const channels = pgTable("channels", {
  id: integer().primaryKey(),
  name: text().notNull(),
  colorCode: text("color_code").notNull(),
  /** FCFA per SMS segment or per message; 0 is free. */
  priceFcfa: integer("price_fcfa").notNull().default(0),
  /** Whether campaigns may be sent by it. */
  open: boolean().notNull().default(false),
  position: integer().notNull(),
  version: version(),
});

/** Prices that staff set from a date on; one that applied has become the channel's. */
export const channelPrices = pgTable(
  "channel_prices",
  {
    id: rowId(),
    channelId: integer()
      .notNull()
      .references(() => channels.id, { onDelete: "cascade" }),
    /** FCFA, as in `channels`. */
    priceFcfa: integer("price_fcfa").notNull(),
    fromDate: date({ mode: "string" }).notNull(),
    appliedAt: instant(),
  },
  (table) => [uniqueIndex("channel_prices_date_key").on(table.channelId, table.fromDate)],
);

/** What a channel cost before its present price. */
export const formerChannelPrices = pgTable(
  "former_channel_prices",
  {
    id: rowId(),
    channelId: integer()
      .notNull()
      .references(() => channels.id, { onDelete: "cascade" }),
    /** FCFA, as in `channels`. */
    priceFcfa: integer("price_fcfa").notNull(),
    endedAt: instant().notNull(),
  },
  (table) => [index("former_channel_prices_ended").on(table.channelId, table.endedAt)],
);
