import type { QuoteLine } from "@jdj/contract/quotes/shapes";
import { bigint, date, index, jsonb, pgTable } from "drizzle-orm/pg-core";
import { createdAt, ref, rowId } from "../../../database/columns.ts";
import { users } from "../../identity/users/tables.ts";
import { quoteRequests } from "../requests/tables.ts";

/** The quotes that providers sent. The newest of a request is the one that counts. */
export const quotes = pgTable(
  "quotes",
  {
    id: rowId(),
    requestId: ref()
      .notNull()
      .references(() => quoteRequests.id, { onDelete: "cascade" }),
    lines: jsonb().$type<QuoteLine[]>().notNull(),
    /** FCFA, the sum of the lines. */
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
  ],
);
