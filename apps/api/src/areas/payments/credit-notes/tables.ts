import { pgTable, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, ref, rowId } from "../../../database/columns.ts";
import { refunds } from "../refunds/tables.ts";

/** The credit note (« avoir ») of a refund that was made; its id is its number. */
export const creditNotes = pgTable(
  "credit_notes",
  {
    id: rowId(),
    refundId: ref()
      .notNull()
      .references(() => refunds.id),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("credit_notes_refund_key").on(table.refundId)],
);
