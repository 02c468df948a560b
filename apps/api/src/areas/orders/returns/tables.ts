import { returnStates } from "@jdj/contract/orders/order-states";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, instant, ref, rowId } from "../../../database/columns.ts";
import { orderLines, sellerOrders } from "../orders/tables.ts";

/** What a customer wants to give back of a delivered seller order; one return of each. */
export const orderReturns = pgTable(
  "order_returns",
  {
    id: rowId(),
    sellerOrderId: ref()
      .notNull()
      .references(() => sellerOrders.id),
    state: text({ enum: returnStates }).notNull().default("asked"),
    /** Why, as the customer wrote it. */
    reason: text().notNull(),
    /** What the seller answered; empty for nothing. */
    answer: text().notNull().default(""),
    /** The price of its lines, at most what was left of the goods when it was asked for, or accepted. */
    amountFcfa: integer("amount_fcfa").notNull(),
    createdAt: createdAt(),
    answeredAt: instant(),
    /** When the seller put what came back into stock again; null before, and where it cannot be sold. */
    restockedAt: instant(),
  },
  (table) => [
    uniqueIndex("order_returns_order_key").on(table.sellerOrderId),
    index("order_returns_asked").on(table.id).where(sql`${table.state} = 'asked'`),
  ],
);

/** How many of a line are given back. */
export const orderReturnLines = pgTable(
  "order_return_lines",
  {
    returnId: ref()
      .notNull()
      .references(() => orderReturns.id, { onDelete: "cascade" }),
    lineId: ref()
      .notNull()
      .references(() => orderLines.id),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.lineId] }),
    index("order_return_lines_line").on(table.lineId),
    check("order_return_lines_quantity", sql`${table.quantity} > 0`),
  ],
);
