import { index, pgTable, uniqueIndex } from "drizzle-orm/pg-core";
import { bytes, createdAt, instant, ref, rowId } from "../../../database/columns.ts";
import { users } from "../../identity/users/tables.ts";

/** A link sent to choose a new password; only the SHA-256 of its token is stored. */
export const passwordResets = pgTable(
  "password_resets",
  {
    id: rowId(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    tokenHash: bytes().notNull(),
    expiresAt: instant().notNull(),
    /** When it was used, or closed because another link was used. */
    usedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("password_resets_token_key").on(table.tokenHash),
    index("password_resets_user").on(table.userId),
    index("password_resets_expires").on(table.expiresAt),
  ],
);
