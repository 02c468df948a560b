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
    expiresAt: instant().notNull(),
    /** Wrong tries so far; five close the code. */
    attempts: integer().notNull().default(0),
    usedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [index("phone_codes_phone").on(table.phone, table.createdAt)],
);
