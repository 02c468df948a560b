import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { bytes, createdAt, instant, rowId } from "../../../database/columns.ts";

/** A six-digit code sent by SMS to verify a number; stored as a keyed hash. */
export const phoneCodes = pgTable(
  "phone_codes",
  {
    id: rowId(),
    /** E.164. */
    phone: text().notNull(),
    codeHash: bytes().notNull(),
    /** The purpose of the code; it is valid for no other. */
    purpose: text({ enum: ["registration", "recovery", "phone-change", "payout-number"] })
      .notNull()
      .default("registration"),
    /**
     * The owner of the code: a user id, or the hash of a recovery token. Null when everybody who
     * knows the number may enter it.
     */
    subject: text().notNull().default(""),
    expiresAt: instant().notNull(),
    /** Wrong attempts so far; five close the code. */
    attempts: integer().notNull().default(0),
    usedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index("phone_codes_phone").on(table.phone, table.createdAt),
    index("phone_codes_subject").on(table.subject),
    index("phone_codes_expires").on(table.expiresAt),
  ],
);
