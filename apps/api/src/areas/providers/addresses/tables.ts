import { doublePrecision, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { ref, rowId } from "../../../database/columns.ts";
import { providers } from "../tables.ts";
import { towns } from "../towns/tables.ts";

/** Where a provider may be visited. */
export const providerAddresses = pgTable(
  "provider_addresses",
  {
    id: rowId(),
    providerId: ref()
      .notNull()
      .references(() => providers.id, { onDelete: "cascade" }),
    name: text().notNull(),
    street: text().notNull().default(""),
    townId: ref()
      .notNull()
      .references(() => towns.id),
    /** Degrees, WGS 84; null where only the town is known. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    position: integer().notNull(),
  },
  (table) => [
    index("provider_addresses_provider").on(table.providerId, table.position),
    index("provider_addresses_town").on(table.townId),
  ],
);
