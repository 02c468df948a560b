import { boolean, date, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { rowId } from "../../../database/columns.ts";
import { priceCategories } from "./price-of-day.ts";

/**
 * What WhatsApp charges us for a message, by the country of its recipient's number and its category,
 * from a date on. A row that has begun never changes: another price is a row from a later date.
 */
export const whatsAppPrices = pgTable(
  "whatsapp_prices",
  {
    id: rowId(),
    /** ISO 3166 letters; `ZZ` for the countries without a price of their own. */
    country: text().notNull(),
    category: text({ enum: priceCategories }).notNull(),
    /** Thousandths of one FCFA: Meta's prices are fractions of a franc, in dollars or euros. */
    costMilliFcfa: integer("cost_milli_fcfa").notNull(),
    fromDate: date({ mode: "string" }).notNull(),
    /** Where the price is from, in French; null where nobody said. */
    source: text(),
    /** Whether nobody of the staff has compared it with Meta's list yet. */
    isToCheck: boolean("is_to_check").notNull().default(false),
  },
  (table) => [uniqueIndex("whatsapp_prices_key").on(table.country, table.category, table.fromDate)],
);
