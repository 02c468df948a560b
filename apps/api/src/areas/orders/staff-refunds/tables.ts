import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, ref, rowId } from "../../../database/columns.ts";
import { sellerOrders } from "../orders/tables.ts";

/** An exact sum of a paid seller order that staff gave back to its customer, outside a dispute. */
export const staffRefunds = pgTable(
  "seller_order_refunds",
  {
    id: rowId(),
    sellerOrderId: ref()
      .notNull()
      .references(() => sellerOrders.id),
    amountFcfa: integer("amount_fcfa").notNull(),
    /** What both sides read; empty once the order is erased. */
    reason: text().notNull(),
    /** The names of who of the staff asked for it, of one or two people. */
    requestedBy: text("requested_by").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("seller_order_refunds_order").on(table.sellerOrderId, table.id),
    index("seller_order_refunds_created").on(table.createdAt),
    check("seller_order_refunds_amount", sql`${table.amountFcfa} > 0`),
  ],
);
