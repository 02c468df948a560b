import type { QuoteLine } from "@jdj/contract/quotes/shapes";
import { sql } from "drizzle-orm";
import { bigint, check, date, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, ref, rowId } from "../../../database/columns.ts";
import { users } from "../../identity/users/tables.ts";
import { quoteRequests } from "../quote-requests/tables.ts";

/** The quotes that providers sent. The newest of a request is the one that counts. */
export const quotes = pgTable(
  "quotes",
  {
    id: rowId(),
    requestId: ref()
      .notNull()
      .references(() => quoteRequests.id, { onDelete: "cascade" }),
    lines: jsonb().$type<QuoteLine[]>().notNull(),
    /** FCFA taken off the lines. */
    discountFcfa: bigint("discount_fcfa", { mode: "number" }).notNull().default(0),
    /** The tax on what is left, in whole percent; its amount in FCFA. */
    taxPercent: integer("tax_percent").notNull().default(0),
    taxFcfa: bigint("tax_fcfa", { mode: "number" }).notNull().default(0),
    /** The conditions, plain text. */
    terms: text().notNull().default(""),
    /** FCFA: the sum of the lines, less the discount, with the tax. */
    totalFcfa: bigint("total_fcfa", { mode: "number" }).notNull(),
    /** FCFA, asked for on acceptance; 0 for none. */
    depositFcfa: bigint("deposit_fcfa", { mode: "number" }).notNull(),
    /** The last day on which it may be accepted. */
    validUntil: date("valid_until", { mode: "string" }).notNull(),
    /** The day of the service as the customer accepts it; null where none is known. */
    serviceDay: date("service_day", { mode: "string" }),
    userId: ref().references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    index("quotes_request").on(table.requestId, table.id),
    index("quotes_user").on(table.userId),
    check(
      "quotes_sums",
      sql`${table.discountFcfa} >= 0 and ${table.taxPercent} between 0 and 30 and ${table.taxFcfa} >= 0`,
    ),
  ],
);
