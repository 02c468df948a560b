import { invoicingProblems } from "@jdj/contract/payments/invoice-problem";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant, ref } from "../../../database/columns.ts";
import { users } from "../../identity/users/tables.ts";
import { providers } from "../../providers/tables.ts";

/**
 * The key that a seller entrusted to us, by which the tax office signs invoices in their name. It goes
 * with the account.
 */
export const invoicingKeys = pgTable(
  "invoicing_keys",
  {
    providerId: ref()
      .primaryKey()
      .references(() => providers.id, { onDelete: "cascade" }),
    /** Encrypted (`key-secret.ts`). */
    sealedKey: text("sealed_key").notNull(),
    /** The last four characters of the key, by which its owner knows it. */
    lastFour: text("last_four").notNull(),
    establishment: text().notNull(),
    pointOfSale: text("point_of_sale").notNull(),
    /** The address of the platform that the tax office gave this seller; null for ours. */
    address: text(),
    /** Null once the account is erased. */
    enteredBy: ref().references(() => users.id, { onDelete: "set null" }),
    enteredAt: instant().notNull(),
    /** What the last answer of the tax office complained of; null for nothing. */
    problem: text({ enum: invoicingProblems }),
    /** How many stickers were left after the last answer; null before the first. */
    stickersLeft: integer("stickers_left"),
    /** The threshold of stickers of which its owners were warned last; null above all of them. */
    stickersWarned: integer("stickers_warned"),
  },
  (table) => [index("invoicing_keys_entered_by").on(table.enteredBy)],
);
