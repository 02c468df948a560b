import { index, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { createdAt, ref } from "../../../database/columns.ts";
import { customers } from "../../identity/users/tables.ts";
import { providers } from "../tables.ts";

/** The providers whom a customer marked with a heart. */
export const favourites = pgTable(
  "favourites",
  {
    customerId: ref()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    providerId: ref()
      .notNull()
      .references(() => providers.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.providerId] }),
    index("favourites_provider").on(table.providerId),
  ],
);
