import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable } from "drizzle-orm/pg-core";
import { version } from "../../../../database/columns.ts";

/** What the listing in the directory costs, by the length of its period. */
export const listingPrices = pgTable(
  "listing_prices",
  {
    /** The length of the period in months. */
    id: integer().primaryKey(),
    /** Taxes included; a multiple of 5 FCFA. */
    priceFcfa: integer("price_fcfa").notNull(),
    isOnOffer: boolean("is_on_offer").notNull().default(true),
    version: version(),
  },
  (table) => [check("listing_prices_amount", sql`${table.priceFcfa} >= 100`)],
);
