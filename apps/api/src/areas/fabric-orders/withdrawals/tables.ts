import { sql } from "drizzle-orm";
import { check, index, pgTable, uniqueIndex } from "drizzle-orm/pg-core";
import { ref, rowId } from "../../../database/columns.ts";
import { withdrawalColumns } from "../../payouts/withdrawals/withdrawal-columns.ts";
import { fabricOrders } from "../orders/tables.ts";

/** What is left of a fabric order's money, as one member asks for it and another confirms it. */
export const fabricWithdrawals = pgTable(
  "fabric_withdrawals",
  {
    id: rowId(),
    orderId: ref()
      .notNull()
      .references(() => fabricOrders.id, { onDelete: "cascade" }),
    ...withdrawalColumns,
  },
  (table) => [
    index("fabric_withdrawals_order").on(table.orderId, table.id),
    index("fabric_withdrawals_asker").on(table.askedBy),
    index("fabric_withdrawals_decider").on(table.decidedBy),
    // Two presses, or two members at once, ask once.
    uniqueIndex("fabric_withdrawals_asked_key")
      .on(table.orderId)
      .where(sql`${table.state} = 'asked'`),
    index("fabric_withdrawals_due").on(table.createdAt).where(sql`${table.state} = 'asked'`),
    check("fabric_withdrawals_amount", sql`${table.amountFcfa} > 0`),
    check(
      "fabric_withdrawals_decided",
      sql`(${table.state} = 'asked') = (${table.decidedAt} is null)`,
    ),
  ],
);
