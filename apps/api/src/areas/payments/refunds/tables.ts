import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant, ref, rowId } from "../../../database/columns.ts";
import { paymentAttempts } from "../orders/tables.ts";
import { refundStates } from "./refund-state.ts";

/** A payment that is given back. The database holds that each has at most one that was not refused. */
export const refunds = pgTable(
  "payment_refunds",
  {
    id: rowId(),
    attemptId: ref()
      .notNull()
      .references(() => paymentAttempts.id),
    /** Told to the company: the same key twice is one refund. */
    key: uuid().notNull().defaultRandom(),
    state: text({ enum: refundStates }).notNull(),
    amountFcfa: integer("amount_fcfa").notNull(),
    /** Units held back from the customer's credit; given again when it is refused. */
    units: integer().notNull(),
    /** Who asked for it, and who or what settled it. */
    requestedBy: text("requested_by").notNull(),
    settledBy: text("settled_by"),
    /** How often the company was told. */
    attempts: integer().notNull().default(0),
    createdAt: createdAt(),
    sentAt: instant(),
    /** When a job is to go on with it. */
    nextLookAt: instant(),
    settledAt: instant(),
  },
  (table) => [
    index("payment_refunds_attempt").on(table.attemptId),
    uniqueIndex("payment_refunds_one").on(table.attemptId).where(sql`${table.state} <> 'refused'`),
    index("payment_refunds_look").on(table.nextLookAt).where(sql`${table.nextLookAt} is not null`),
  ],
);
