import { date, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { ref } from "../../../database/columns.ts";
import { providers } from "../tables.ts";

/** The days on which a provider takes no work: entered by them, or because they are fully booked. */
export const providerBusyDays = pgTable(
  "provider_busy_days",
  {
    providerId: ref()
      .notNull()
      .references(() => providers.id, { onDelete: "cascade" }),
    day: date({ mode: "string" }).notNull(),
    reason: text({ enum: ["closed", "booked"] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.providerId, table.day] }),
    index("provider_busy_days_day").on(table.day, table.providerId),
  ],
);
