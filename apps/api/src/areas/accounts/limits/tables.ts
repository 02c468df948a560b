import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../../../database/columns.ts";

/** How often something that can be guessed or abused was tried, per key and window. */
export const limitCounters = pgTable(
  "limit_counters",
  {
    /** What is limited and whose: `sign-in:` and a hash, never the address or number itself. */
    key: text().notNull(),
    windowStart: instant().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] })],
);
