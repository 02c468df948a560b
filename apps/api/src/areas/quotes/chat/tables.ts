import { quoteStatuses } from "@jdj/contract/quotes/quote-state";
import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, ref, rowId } from "../../../database/columns.ts";
import { files } from "../../files/tables.ts";
import { users } from "../../identity/users/tables.ts";
import { quoteRequests } from "../quote-requests/tables.ts";

/** What was written in quote requests, and the statuses that they reached, in one order. */
export const quoteMessages = pgTable(
  "quote_messages",
  {
    id: rowId(),
    requestId: ref()
      .notNull()
      .references(() => quoteRequests.id, { onDelete: "cascade" }),
    side: text({ enum: ["customer", "provider"] }).notNull(),
    /** Null once the author's account is erased. */
    userId: ref().references(() => users.id, { onDelete: "set null" }),
    /** Plain text; the name of a file; the status that a move reached, in words. */
    body: text().notNull(),
    fileId: uuid("file_id").references(() => files.id, { onDelete: "cascade" }),
    /** The request's status when it was written; of a move, the status that it reached. */
    status: text({ enum: quoteStatuses }).notNull(),
    /** Whether it is a move to that status, and no message. */
    isTransition: boolean("is_transition").notNull().default(false),
    /** The sender's own name for it: sent again with it, it is the same message. */
    key: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index("quote_messages_request").on(table.requestId, table.id),
    index("quote_messages_side").on(table.requestId, table.side, table.id),
    index("quote_messages_transitions")
      .on(table.requestId, table.id)
      .where(sql`${table.isTransition}`),
    uniqueIndex("quote_messages_key").on(table.requestId, table.side, table.key),
    index("quote_messages_user").on(table.userId),
    index("quote_messages_file").on(table.fileId),
  ],
);
