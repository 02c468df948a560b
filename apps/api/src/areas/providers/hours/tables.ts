import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { ref } from "../../../database/columns.ts";
import { providers } from "../tables.ts";

/** The opening hours of a provider; a day without a row is closed. */
export const providerHours = pgTable(
  "provider_hours",
  {
    providerId: ref()
      .notNull()
      .references(() => providers.id, { onDelete: "cascade" }),
    /** 1 is Monday, 7 is Sunday. */
    weekday: integer().notNull(),
    /** `08:30`, in Abidjan. */
    opens: text().notNull(),
    closes: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.providerId, table.weekday] })],
);
