import { sql } from "drizzle-orm";
import { check, index, pgTable, uniqueIndex } from "drizzle-orm/pg-core";
import { ref, rowId } from "../../../database/columns.ts";
import { withdrawalColumns } from "../../payouts/withdrawals/withdrawal-columns.ts";
import { contributionRegisters } from "../register/tables.ts";

/** Money of contributions, as one member asks for it and another confirms it. */
export const contributionWithdrawals = pgTable(
  "contribution_withdrawals",
  {
    id: rowId(),
    eventId: ref()
      .notNull()
      .references(() => contributionRegisters.eventId, { onDelete: "cascade" }),
    ...withdrawalColumns,
  },
  (table) => [
    index("contribution_withdrawals_event").on(table.eventId, table.id),
    index("contribution_withdrawals_asker").on(table.askedBy),
    index("contribution_withdrawals_decider").on(table.decidedBy),
    // Two presses, or two members at once, ask once.
    uniqueIndex("contribution_withdrawals_asked_key")
      .on(table.eventId)
      .where(sql`${table.state} = 'asked'`),
    index("contribution_withdrawals_due").on(table.createdAt).where(sql`${table.state} = 'asked'`),
    check("contribution_withdrawals_amount", sql`${table.amountFcfa} > 0`),
    check(
      "contribution_withdrawals_decided",
      sql`(${table.state} = 'asked') = (${table.decidedAt} is null)`,
    ),
  ],
);
