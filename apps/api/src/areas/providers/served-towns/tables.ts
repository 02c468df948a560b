import { index, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { ref } from "../../../database/columns.ts";
import { providers } from "../tables.ts";
import { towns } from "../towns/tables.ts";

/** The towns that a provider serves beside the one where they work. */
export const providerTowns = pgTable(
  "provider_towns",
  {
    providerId: ref()
      .notNull()
      .references(() => providers.id, { onDelete: "cascade" }),
    townId: ref()
      .notNull()
      .references(() => towns.id),
  },
  (table) => [
    primaryKey({ columns: [table.providerId, table.townId] }),
    index("provider_towns_town").on(table.townId),
  ],
);
