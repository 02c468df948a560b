import { cashStates } from "@jdj/contract/contributions/contribution-states";
import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, instant, ref, rowId } from "../../../database/columns.ts";
import { customers } from "../../identity/users/tables.ts";
import { contributors } from "../register/tables.ts";

/** Cash of a contributor, as a member noted who holds it. A row is answered, never changed or removed. */
export const contributionCash = pgTable(
  "contribution_cash",
  {
    id: rowId(),
    contributorId: ref()
      .notNull()
      .references(() => contributors.id, { onDelete: "cascade" }),
    amountFcfa: integer("amount_fcfa").notNull(),
    paidOn: date("paid_on", { mode: "string" }).notNull(),
    note: text(),
    state: text({ enum: cashStates }).notNull().default("waiting"),
    /** Who noted it and holds it, and the name that stays. */
    recordedBy: ref().references(() => customers.id, { onDelete: "set null" }),
    recordedName: text("recorded_name").notNull(),
    /** Who answered, and the name that stays; null while it waits. */
    decidedBy: ref().references(() => customers.id, { onDelete: "set null" }),
    decidedName: text("decided_name"),
    decidedAt: instant(),
    /** Why it was set aside. */
    reason: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index("contribution_cash_contributor").on(table.contributorId, table.id),
    index("contribution_cash_recorder").on(table.recordedBy),
    index("contribution_cash_decider").on(table.decidedBy),
    check("contribution_cash_amount", sql`${table.amountFcfa} > 0`),
    check(
      "contribution_cash_decided",
      sql`(${table.state} = 'waiting') = (${table.decidedAt} is null)`,
    ),
  ],
);
