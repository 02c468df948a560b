import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { bytes, createdAt, instant, rowId } from "../../../database/columns.ts";

/** A six-digit code sent by SMS to prove a number; kept as a keyed hash. */
export const phoneCodes = pgTable(
  "phone_codes",
  {
    id: rowId(),
    /** E.164. */
    phone: text().notNull(),
    codeHash: bytes().notNull(),
    /** What it proves the number for; a code opens nothing else. */
    purpose: text({ enum: ["registration", "recovery", "phone-change"] })
      .notNull()
      .default("registration"),
    /** Whose code it is, where not everybody who knows the number may try it: a user's id, or the hash of a recovery's token. */
    subject: text().notNull().default(""),
    expiresAt: instant().notNull(),
    /** Wrong tries so far; five close the code. */
    attempts: integer().notNull().default(0),
    usedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index("phone_codes_phone").on(table.phone, table.createdAt),
    index("phone_codes_subject").on(table.subject),
  ],
);
