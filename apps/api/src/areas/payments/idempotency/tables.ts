import { index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { bytes, instant } from "../../../database/columns.ts";

/** Requests with an idempotency key and their answers; for a day the same key gets the same answer. */
export const keyedRequests = pgTable(
  "keyed_requests",
  {
    /** The owner of the key, and the call. */
    scope: text().notNull(),
    key: text().notNull(),
    bodyHash: bytes("body_hash").notNull(),
    /** Null while the request is running. */
    answer: jsonb(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index("keyed_requests_created").on(table.createdAt),
  ],
);
