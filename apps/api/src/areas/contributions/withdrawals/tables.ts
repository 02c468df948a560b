import { withdrawalStates } from "@jdj/contract/fabric-orders/withdrawal-states";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, instant, ref, rowId } from "../../../database/columns.ts";
import { customers } from "../../identity/users/tables.ts";
import { contributionRegisters } from "../register/tables.ts";

/** Money of contributions, as one member asks for it and another confirms it. */
export const contributionWithdrawals = pgTable(
  "contribution_withdrawals",
  {
    id: rowId(),
    eventId: ref()
      .notNull()
      .references(() => contributionRegisters.eventId, { onDelete: "cascade" }),
    amountFcfa: integer("amount_fcfa").notNull(),
    /** The hosts' number to which it goes; the area of payouts owns its row. */
    numberId: ref().notNull(),
    state: text({ enum: withdrawalStates }).notNull().default("asked"),
    /** Who asked, in which role, and the name that stays. */
    askedBy: ref().references(() => customers.id, { onDelete: "set null" }),
    askedRole: text("asked_role", { enum: ["owner", "treasurer"] }).notNull(),
    askedName: text("asked_name").notNull(),
    /** Who confirmed or refused it; null before, and where its time passed. */
    decidedBy: ref().references(() => customers.id, { onDelete: "set null" }),
    decidedName: text("decided_name"),
    decidedAt: instant(),
    /** The payout that followed; the area of payouts owns its row. */
    payoutId: ref(),
    createdAt: createdAt(),
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
