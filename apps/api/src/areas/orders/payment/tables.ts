import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, ref, rowId } from "../../../database/columns.ts";
import { users } from "../../identity/users/tables.ts";
import { payments } from "../../payments/payments/tables.ts";
import { marketplaceOrders } from "../orders/tables.ts";

/**
 * An instalment of an order that is not paid at once: a transfer of what a committee collected for
 * fabric, or a payment by mobile money. The order is paid when they reach its total.
 */
export const orderInstalments = pgTable(
  "order_instalments",
  {
    id: rowId(),
    orderId: ref()
      .notNull()
      .references(() => marketplaceOrders.id),
    /** The fabric order that it was transferred from; null for a payment. The area above owns its row. */
    fabricOrderId: ref(),
    /** The payment that was paid; null for a transfer. */
    paymentId: ref().references(() => payments.id),
    amountFcfa: integer("amount_fcfa").notNull(),
    /** What of it went back to where it came from. */
    returnedFcfa: integer("returned_fcfa").notNull().default(0),
    /** What of a transfer is to go back, and waits for staff: the seller's balance did not cover it. */
    waitingFcfa: integer("waiting_fcfa").notNull().default(0),
    /** Who transferred it; null for a payment, and once the account is erased. */
    userId: ref().references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    index("order_instalments_order").on(table.orderId, table.id),
    index("order_instalments_user").on(table.userId),
    index("order_instalments_fabric").on(table.fabricOrderId, table.id),
    index("order_instalments_waiting").on(table.id).where(sql`${table.waitingFcfa} > 0`),
    uniqueIndex("order_instalments_payment_key").on(table.paymentId),
    check(
      "order_instalments_source",
      sql`(${table.fabricOrderId} is null) <> (${table.paymentId} is null)`,
    ),
    check(
      "order_instalments_figures",
      sql`${table.amountFcfa} > 0 and ${table.returnedFcfa} >= 0 and ${table.waitingFcfa} >= 0 and ${table.returnedFcfa} + ${table.waitingFcfa} <= ${table.amountFcfa}`,
    ),
  ],
);
