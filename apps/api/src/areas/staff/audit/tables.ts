import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant, ref, rowId } from "../../../database/columns.ts";

/**
 * Every change that staff made. Rows are only added: a trigger refuses all else. They refer to no
 * other row, so that they outlive what they tell of.
 */
export const auditLog = pgTable(
  "audit_log",
  {
    id: rowId(),
    at: instant().notNull(),
    /** The member of staff; null for a command of the server. */
    staffId: ref(),
    staffName: text("staff_name").notNull(),
    /** The resource and what was done to it: `channels.set-price`. */
    action: text().notNull(),
    resource: text().notNull(),
    recordId: text().notNull(),
    /** The changed fields, without secrets; null where there was nothing. */
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [
    index("audit_log_staff").on(table.staffId, table.id),
    index("audit_log_record").on(table.resource, table.recordId, table.id),
    index("audit_log_number").on(table.recordId, table.id),
    index("audit_log_action").on(table.action, table.id),
    index("audit_log_at").on(table.at, table.id),
    index("audit_log_resource").on(table.resource, table.id),
  ],
);
