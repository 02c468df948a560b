import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { bytes, createdAt, instant, ref, rowId } from "../../../database/columns.ts";
import { users } from "../users/tables.ts";

/** A signed-in device. The token itself is never stored, only its SHA-256. */
export const sessions = pgTable(
  "sessions",
  {
    id: rowId(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    tokenHash: bytes().notNull(),
    device: text().notNull().default(""),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
  },
  (table) => [
    uniqueIndex("sessions_token_key").on(table.tokenHash),
    index("sessions_user").on(table.userId),
    index("sessions_expires").on(table.expiresAt),
    index("sessions_revoked").on(table.revokedAt).where(sql`${table.revokedAt} is not null`),
  ],
);
