import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant, ref, rowId } from "../../../database/columns.ts";
import { customers } from "../../identity/users/tables.ts";
import { providers } from "../../providers/tables.ts";

/** Sales whose money staff may hold: a deposit, or one seller's suborder of an order. */
export const staffHoldSubjects = ["quote", "booking", "suborder"] as const;

/**
 * The money of one sale that staff hold outside a dispute: nothing of it is released while it is open.
 * One is open for each sale at most. Without a foreign key to the sale, which is erased earlier.
 */
export const staffHolds = pgTable(
  "staff_holds",
  {
    id: rowId(),
    subjectKind: text("subject_kind", { enum: staffHoldSubjects }).notNull(),
    subjectId: ref().notNull(),
    /** How emails call it: « Réservation du 12 décembre 2026 ». */
    label: text().notNull(),
    /** Null once the account is erased. */
    customerId: ref().references(() => customers.id, { onDelete: "set null" }),
    /** Null once the provider is erased. */
    providerId: ref().references(() => providers.id, { onDelete: "set null" }),
    /** What both sides read; empty once it is erased, as the reason of its end. */
    reason: text().notNull(),
    /** The name of who of the staff held it. */
    heldBy: text("held_by").notNull(),
    heldAt: instant().notNull(),
    endedAt: instant(),
    /** The name of who of the staff ended it; null before, and where nothing was left to hold. */
    endedBy: text("ended_by"),
    endReason: text("end_reason").notNull().default(""),
  },
  (table) => [
    uniqueIndex("staff_holds_open_key")
      .on(table.subjectId, table.subjectKind)
      .where(sql`${table.endedAt} is null`),
    index("staff_holds_subject").on(table.subjectId, table.subjectKind, table.id),
    index("staff_holds_customer").on(table.customerId),
    index("staff_holds_provider").on(table.providerId),
    index("staff_holds_ended").on(table.endedAt),
    check("staff_holds_end", sql`${table.endedBy} is null or ${table.endedAt} is not null`),
  ],
);
