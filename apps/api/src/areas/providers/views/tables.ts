import { date, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { ref } from "../../../database/columns.ts";
import { providers } from "../tables.ts";

/** How often a provider's page was seen and asked for a quote, by day in Abidjan. */
export const providerViews = pgTable(
  "provider_views",
  {
    providerId: ref()
      .notNull()
      .references(() => providers.id, { onDelete: "cascade" }),
    day: date({ mode: "string" }).notNull(),
    seen: integer().notNull().default(0),
    requested: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.providerId, table.day] })],
);
