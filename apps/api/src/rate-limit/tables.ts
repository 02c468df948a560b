import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { bytes, instant } from "../database/columns.ts";

/** Counters of attempts, by limited key and window. */
export const limitCounters = pgTable(
  "limit_counters",
  {
    /** The limit and its key: `sign-in:` and a hash, never the address or number itself. */
    key: text().notNull(),
    windowStart: instant().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] })],
);

/**
 * Sign-in attempts for one address or number from one source: a network address, or a known device.
 */
export const signInAttempts = pgTable(
  "sign_in_attempts",
  {
    /** Keyed hash of the address or number as entered. */
    account: bytes().notNull(),
    /** Keyed hash of the source; that of an empty text counts all sources together. */
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
