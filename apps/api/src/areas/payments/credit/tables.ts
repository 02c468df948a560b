import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, ref, rowId } from "../../../database/columns.ts";
import { customers } from "../../identity/users/tables.ts";

/** What a customer may still send by a channel: the sum of their moves, never negative. */
export const channelCredits = pgTable(
  "channel_credits",
  {
    customerId: ref()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    channelId: integer("channel_id").notNull(),
    /** SMS segments, or messages. */
    units: integer().notNull().default(0),
    /** Francs paid beyond a payment that do not make a unit yet. */
    remainderFcfa: integer("remainder_fcfa").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.channelId] }),
    check("channel_credits_not_negative", sql`${table.units} >= 0 and ${table.remainderFcfa} >= 0`),
  ],
);

/** Every change of a credit. `key` is its idempotency key: a second move with it is ignored. */
export const creditMoves = pgTable(
  "credit_moves",
  {
    id: rowId(),
    customerId: ref()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    channelId: integer("channel_id").notNull(),
    /** Given when positive, taken when negative. */
    units: integer().notNull(),
    remainderFcfa: integer("remainder_fcfa").notNull().default(0),
    reason: text({
      enum: [
        "payment",
        "rest",
        "send",
        "failed-copy",
        "notice",
        "failed-notice",
        "cancelled",
        "removed-guest",
        "surplus",
        "gift",
        "refund",
      ],
    }).notNull(),
    key: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("credit_moves_key").on(table.key),
    index("credit_moves_customer").on(table.customerId, table.channelId),
  ],
);
