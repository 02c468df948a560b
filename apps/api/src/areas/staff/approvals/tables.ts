import {
  bigint,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { createdAt, ref } from "../../../database/columns.ts";

/** What a member of staff asked for that a second one must approve. */
export const staffApprovals = pgTable(
  "staff_approvals",
  {
    /** By which the console names it. */
    id: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    /** The action as the audit log names it: `payments.refund`. */
    action: text().notNull(),
    recordId: text().notNull(),
    staffId: ref().notNull(),
    staffName: text("staff_name").notNull(),
    /** The reason, or the reference of a transfer, as the first one wrote it; of a setting, what changes. */
    detail: text().notNull(),
    amount: integer().notNull(),
    /** The change of a setting that the approval makes; null where the second person repeats the call. */
    change: jsonb().$type<Record<string, unknown>>(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.action, table.recordId] }),
    uniqueIndex("staff_approvals_id_key").on(table.id),
  ],
);
