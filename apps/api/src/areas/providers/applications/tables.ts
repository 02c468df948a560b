import { index, pgTable } from "drizzle-orm/pg-core";
import { ref } from "../../../database/columns.ts";
import { vendorApplications } from "../../content/vendors/tables.ts";
import { providers } from "../tables.ts";

/** Which provider an approved request made, or extended. */
export const providerApplications = pgTable(
  "provider_applications",
  {
    applicationId: ref()
      .primaryKey()
      .references(() => vendorApplications.id, { onDelete: "cascade" }),
    providerId: ref()
      .notNull()
      .references(() => providers.id, { onDelete: "cascade" }),
  },
  (table) => [index("provider_applications_provider").on(table.providerId)],
);
