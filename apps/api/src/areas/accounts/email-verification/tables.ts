import { index, pgTable, uniqueIndex } from "drizzle-orm/pg-core";
import { bytes, caseless, createdAt, instant, ref, rowId } from "../../../database/columns.ts";
import { users } from "../../identity/users/tables.ts";

/** A link sent to verify an email address; only the SHA-256 of its token is stored. */
export const emailVerifications = pgTable(
  "email_verifications",
  {
    id: rowId(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    email: caseless().notNull(),
    tokenHash: bytes().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("email_verifications_token_key").on(table.tokenHash),
    index("email_verifications_user").on(table.userId),
    index("email_verifications_expires").on(table.expiresAt),
  ],
);
