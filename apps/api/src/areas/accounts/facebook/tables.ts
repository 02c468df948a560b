import { pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { caseless, createdAt, ref, rowId } from "../../../database/columns.ts";
import { users } from "../../identity/users/tables.ts";

/** A profile of Facebook by which somebody signs in. */
export const facebookAccounts = pgTable(
  "facebook_accounts",
  {
    id: rowId(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** As Facebook names the person to our application. */
    facebookId: text("facebook_id").notNull(),
    /** The address that Facebook vouched for when the profile was linked; null when it told none. */
    vouchedEmail: caseless("vouched_email"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("facebook_accounts_profile_key").on(table.facebookId),
    uniqueIndex("facebook_accounts_user_key").on(table.userId),
  ],
);
