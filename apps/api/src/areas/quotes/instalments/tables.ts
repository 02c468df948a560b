import { sql } from "drizzle-orm";
import { bigint, check, date, index, integer, pgTable } from "drizzle-orm/pg-core";
import { instant, ref, rowId } from "../../../database/columns.ts";
import { quotes } from "../offers/tables.ts";

/** How the balance of a quote is paid: to the provider directly, who notes what they received. */
export const quoteInstalments = pgTable(
  "quote_instalments",
  {
    id: rowId(),
    quoteId: ref()
      .notNull()
      .references(() => quotes.id, { onDelete: "cascade" }),
    amountFcfa: bigint("amount_fcfa", { mode: "number" }).notNull(),
    dueOn: date("due_on", { mode: "string" }).notNull(),
    /** When the provider noted that it was received; null before. */
    receivedAt: instant(),
    /** How many days before it is due the customer was last reminded of it; null before. */
    remindedDays: integer("reminded_days"),
  },
  (table) => [
    index("quote_instalments_quote").on(table.quoteId, table.dueOn),
    index("quote_instalments_due").on(table.dueOn).where(sql`${table.receivedAt} is null`),
    check("quote_instalments_amount", sql`${table.amountFcfa} > 0`),
  ],
);
