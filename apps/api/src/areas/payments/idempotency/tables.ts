import { jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { bytes, instant } from "../../../database/columns.ts";

/** Requests that bore a key, with what they were answered; the same key again is answered alike for a day. */
export const keyedRequests = pgTable(
  "keyed_requests",
  {
    /** Whose key it is, and for which call. */
    scope: text().notNull(),
    key: text().notNull(),
    bodyHash: bytes("body_hash").notNull(),
    /** Null while the request is under way. */
    answer: jsonb(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] })],
);
