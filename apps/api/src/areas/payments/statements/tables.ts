import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, ref, rowId } from "../../../database/columns.ts";
import { gatewayNames } from "../../../drivers/payments/gateway-names.ts";
import { paymentAttempts } from "../payments/tables.ts";

/** What a payment company says that it took on a day: the rows of its uploaded statements. */
export const paymentStatements = pgTable(
  "payment_statements",
  {
    id: rowId(),
    gateway: text({ enum: gatewayNames }).notNull(),
    day: date({ mode: "string" }).notNull(),
    /** The name of the member of staff who uploaded its first row, and of the file. */
    uploadedBy: text("uploaded_by").notNull(),
    fileName: text("file_name").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("payment_statements_day_key").on(table.gateway, table.day),
    index("payment_statements_day").on(table.day, table.id),
  ],
);

/** A row of a statement. A row that was uploaded before is not stored again. */
export const statementRows = pgTable(
  "payment_statement_rows",
  {
    id: rowId(),
    statementId: ref()
      .notNull()
      .references(() => paymentStatements.id, { onDelete: "cascade" }),
    gateway: text({ enum: gatewayNames }).notNull(),
    /** The references and the sign of the amount: the same is stored once for each company. */
    key: text().notNull(),
    /** The company's own reference, and ours, as far as the statement has them. */
    transactionId: text("transaction_id"),
    ourReference: text("our_reference"),
    amountFcfa: integer("amount_fcfa").notNull(),
    state: text({ enum: ["paid", "refunded", "not-paid"] }).notNull(),
    feeFcfa: integer("fee_fcfa"),
    /** Its line in the file, from 1. */
    line: integer().notNull(),
    /** Our attempt under one of its references; null when there is none. */
    attemptId: ref().references(() => paymentAttempts.id, { onDelete: "set null" }),
  },
  (table) => [
    uniqueIndex("payment_statement_rows_key").on(table.gateway, table.key),
    index("payment_statement_rows_statement").on(table.statementId, table.id),
    index("payment_statement_rows_attempt").on(table.attemptId),
    check("payment_statement_rows_amount", sql`${table.amountFcfa} >= 0`),
  ],
);
