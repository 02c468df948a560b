import { pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, ref } from "../../../database/columns.ts";
import { users } from "../../identity/users/tables.ts";

/**
 * The secret address at which a member of a team follows the provider's calendar. It is shown again,
 * so it is stored in plain text. It answers as long as the user belongs to the team.
 */
export const providerFeeds = pgTable(
  "provider_feeds",
  {
    userId: ref()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    secret: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("provider_feeds_secret_key").on(table.secret)],
);
