import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { version } from "../../../../database/columns.ts";

/** What a provider may buy: its listing in the directory, or a boost of its place there. */
export const offerKinds = ["listing", "boost"] as const;
export type OfferKind = (typeof offerKinds)[number];

/** What a listing or a boost costs, by the length of its period. */
export const listingPrices = pgTable(
  "listing_prices",
  {
    id: integer().primaryKey(),
    kind: text({ enum: offerKinds }).notNull().default("listing"),
    /** In months for a listing, in days for a boost. */
    length: integer().notNull(),
    /** Taxes included; a multiple of 5 FCFA. */
    priceFcfa: integer("price_fcfa").notNull(),
    isOnOffer: boolean("is_on_offer").notNull().default(true),
    version: version(),
  },
  (table) => [
    uniqueIndex("listing_prices_kind_length").on(table.kind, table.length),
    check("listing_prices_amount", sql`${table.priceFcfa} >= 100`),
  ],
);
