import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, ref } from "../../../database/columns.ts";

/** What a member of staff asked for above the limit of the settings, and a second one must repeat. */
export const staffApprovals = pgTable(
  "staff_approvals",
  {
    /** The action as the audit log names it: `payments.refund`. */
    action: text().notNull(),
    recordId: text().notNull(),
    staffId: ref().notNull(),
    staffName: text("staff_name").notNull(),
    /** The reason, or the reference of a transfer, as the first one wrote it. */
    detail: text().notNull(),
    amount: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.action, table.recordId] })],
);
