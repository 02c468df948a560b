import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, rowId } from "../../../database/columns.ts";
import { payoutCompanyNames } from "../company-names.ts";

/** A transfer at one of the fake companies. */
export const sandboxTransfers = pgTable(
  "sandbox_transfers",
  {
    id: rowId(),
    company: text({ enum: payoutCompanyNames }).notNull(),
    /** Our key. */
    key: text().notNull(),
    /** The company's own number. */
    token: text().notNull(),
    amountFcfa: integer("amount_fcfa").notNull(),
    /** `225` and ten digits. */
    phone: text().notNull(),
    state: text({ enum: ["waiting", "confirmed", "failed", "reversed"] }).notNull(),
    /** The company's code of a failure; empty otherwise. */
    failure: text().notNull().default(""),
    /** Where its webhook is posted; empty for none. */
    notifyUrl: text("notify_url").notNull().default(""),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("sandbox_transfers_key").on(table.company, table.key),
    index("sandbox_transfers_token").on(table.company, table.token),
    index("sandbox_transfers_created").on(table.createdAt),
  ],
);
