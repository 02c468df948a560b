import { pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { caseless, createdAt, ref, rowId } from "../../../database/columns.ts";
import { users } from "../../identity/users/tables.ts";

/** A Facebook profile that signs in to an account. */
export const facebookAccounts = pgTable(
  "facebook_accounts",
  {
    id: rowId(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Facebook's id of the person for our application. */
    facebookId: text("facebook_id").notNull(),
    /**
     * The address that Facebook confirmed when the profile was linked; null when it shared none.
     */
    vouchedEmail: caseless("vouched_email"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("facebook_accounts_profile_key").on(table.facebookId),
    uniqueIndex("facebook_accounts_user_key").on(table.userId),
  ],
);
