import { disputeStates } from "@jdj/contract/orders/disputes";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, instant, ref, rowId } from "../../../database/columns.ts";
import { sellerOrders } from "../orders/tables.ts";

/** What a buyer says did not arrive; one for each seller order. Its money is frozen while it is open. */
export const deliveryDisputes = pgTable(
  "delivery_disputes",
  {
    id: rowId(),
    sellerOrderId: ref()
      .notNull()
      .references(() => sellerOrders.id),
    state: text({ enum: disputeStates }).notNull().default("open"),
    /** What the buyer wrote; empty for nothing. */
    reason: text().notNull(),
    /** What the seller answered; empty for nothing. */
    answer: text().notNull().default(""),
    answeredAt: instant(),
    /** What staff wrote to both sides; empty before. */
    decision: text().notNull().default(""),
    /** The name of who of the staff decided; null before, and when the buyer ended it. */
    decidedBy: text("decided_by"),
    /** What staff gave back, in FCFA. */
    refundFcfa: integer("refund_fcfa").notNull().default(0),
    createdAt: createdAt(),
    endedAt: instant(),
  },
  (table) => [
    uniqueIndex("delivery_disputes_order_key").on(table.sellerOrderId),
    index("delivery_disputes_state").on(table.state, table.id),
    check("delivery_disputes_refund", sql`${table.refundFcfa} >= 0`),
    check("delivery_disputes_ended", sql`(${table.state} = 'open') = (${table.endedAt} is null)`),
  ],
);
