import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, rowId } from "../../../database/columns.ts";

/** An invoice or a credit note that the fake tax office signed. */
export const sandboxInvoices = pgTable(
  "sandbox_invoices",
  {
    id: rowId(),
    /** The platform's own number of it. */
    token: uuid().notNull().defaultRandom(),
    /** The invoice that a credit note is of; null for an invoice. */
    ofToken: uuid("of_token"),
    /** Whose it is: empty for us, a digest of the key for a seller. */
    account: text().notNull().default(""),
    /** A seller's invoices are counted from 1; 0 for ours. */
    number: integer().notNull().default(0),
    client: text().notNull(),
    items: jsonb().$type<{ id: string; quantity: number }[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("sandbox_invoices_token_key").on(table.token),
    index("sandbox_invoices_of").on(table.ofToken),
    index("sandbox_invoices_account").on(table.account, table.id),
  ],
);
