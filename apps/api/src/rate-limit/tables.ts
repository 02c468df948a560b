import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { bytes, instant } from "../database/columns.ts";

/** How often something that can be guessed or abused was tried, per key and window. */
export const limitCounters = pgTable(
  "limit_counters",
  {
    /** What is limited and whose: `sign-in:` and a hash, never the address or number itself. */
    key: text().notNull(),
    windowStart: instant().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] })],
);

/** Passwords tried for one sign-in name from one source: a network address, or a known device. */
export const signInAttempts = pgTable(
  "sign_in_attempts",
  {
    /** Keyed hash of the address or number that was typed. */
    account: bytes().notNull(),
    /** Keyed hash of where it was typed; that of an empty text counts all sources together. */
    source: bytes().notNull(),
    count: integer().notNull(),
    lastAt: instant().notNull(),
    /** When the next attempt may be checked, once there were too many. */
    nextAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account, table.source] }),
    index("sign_in_attempts_last").on(table.lastAt),
  ],
);
