import { teamRoles } from "@jdj/contract/call/team-policy";
import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, ref, rowId } from "../../../database/columns.ts";
import { users } from "../../identity/users/tables.ts";
import { providers } from "../tables.ts";

/** Who works for a provider. A user of the role PROVIDER works for at most one. */
export const providerMembers = pgTable(
  "provider_members",
  {
    id: rowId(),
    providerId: ref()
      .notNull()
      .references(() => providers.id, { onDelete: "cascade" }),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** What each may do is the table `teamPolicy`. */
    role: text({ enum: teamRoles }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("provider_members_user_key").on(table.userId),
    index("provider_members_provider").on(table.providerId),
  ],
);
