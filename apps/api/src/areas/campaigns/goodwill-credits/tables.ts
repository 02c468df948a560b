import { goodwillStates } from "@jdj/contract/console/goodwill-credits";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, instant, ref, rowId } from "../../../database/columns.ts";
import { customers } from "../../identity/users/tables.ts";

/** Units of a channel that staff give to a customer; the credit ledger has the move once they are given. */
export const goodwillCredits = pgTable(
  "goodwill_credits",
  {
    id: rowId(),
    customerId: ref()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    channelId: integer("channel_id").notNull(),
    units: integer().notNull(),
    worthFcfa: integer("worth_fcfa").notNull(),
    reason: text().notNull(),
    state: text({ enum: goodwillStates }).notNull().default("waiting"),
    askedBy: text("asked_by").notNull(),
    createdAt: createdAt(),
    givenBy: text("given_by"),
    givenAt: instant(),
  },
  (table) => [
    index("goodwill_credits_customer").on(table.customerId),
    index("goodwill_credits_state").on(table.state, table.id),
    check("goodwill_credits_units", sql`${table.units} > 0`),
  ],
);
