import { mobileStates } from "@jdj/contract/contributions/mobile-money-states";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, instant, ref, rowId } from "../../../database/columns.ts";
import { contributors } from "../register/tables.ts";

/** What a contributor pays by mobile money, without an account. One that is begun and not paid stays pending. */
export const contributionPayments = pgTable(
  "contribution_payments",
  {
    id: rowId(),
    contributorId: ref()
      .notNull()
      .references(() => contributors.id, { onDelete: "cascade" }),
    state: text({ enum: mobileStates }).notNull().default("pending"),
    /** A multiple of 5 FCFA, 100 at least. */
    amountFcfa: integer("amount_fcfa").notNull(),
    /** What of it was given back. */
    refundedFcfa: integer("refunded_fcfa").notNull().default(0),
    paidAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index("contribution_payments_contributor").on(table.contributorId, table.id),
    check("contribution_payments_amount", sql`${table.amountFcfa} > 0`),
    check(
      "contribution_payments_refunded",
      sql`${table.refundedFcfa} between 0 and ${table.amountFcfa}`,
    ),
  ],
);
