import { pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, ref } from "../../../database/columns.ts";
import { paymentAttempts } from "../../payments/orders/tables.ts";

/** Refunds above the limit of the settings that wait for a second member of staff. */
export const refundApprovals = pgTable("refund_approvals", {
  attemptId: ref()
    .primaryKey()
    .references(() => paymentAttempts.id, { onDelete: "cascade" }),
  staffId: ref().notNull(),
  staffName: text("staff_name").notNull(),
  reason: text().notNull(),
  createdAt: createdAt(),
});
