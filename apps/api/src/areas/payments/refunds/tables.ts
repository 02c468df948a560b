import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant, ref, rowId } from "../../../database/columns.ts";
import { paymentAttempts } from "../payments/tables.ts";
import { refundStates } from "./refund-state.ts";

/**
 * A refund of a payment, or of a part of it. A unique index allows at most one that was not refused
 * for each part of a payment.
 */
export const refunds = pgTable(
  "payment_refunds",
  {
    id: rowId(),
    attemptId: ref()
      .notNull()
      .references(() => paymentAttempts.id),
    /** Idempotency key at the company. */
    key: uuid().notNull().defaultRandom(),
    state: text({ enum: refundStates }).notNull(),
    /** What of the payment is given back, as the area that asks for it calls it; empty for all that is left. */
    scope: text().notNull().default(""),
    amountFcfa: integer("amount_fcfa").notNull(),
    /**
     * What of it the balance of the seller or the hosts does not cover, in FCFA: above 0 it is `by-hand`,
     * and staff decide. 0 for one that is covered.
     */
    shortFcfa: integer("short_fcfa").notNull().default(0),
    /** Units withheld from the customer's credit; given back when the refund is refused. */
    units: integer().notNull(),
    /** Who requested it, and who recorded its result: an operator's name, or `gateway`. */
    requestedBy: text("requested_by").notNull(),
    recordedBy: text("recorded_by"),
    /** How often it was sent to the company. */
    attempts: integer().notNull().default(0),
    createdAt: createdAt(),
    sentAt: instant(),
    /** When the poller handles it next. */
    nextLookAt: instant(),
    /** When its result was recorded. */
    recordedAt: instant(),
  },
  (table) => [
    index("payment_refunds_attempt").on(table.attemptId),
    index("payment_refunds_state").on(table.state, table.id),
    uniqueIndex("payment_refunds_scope")
      .on(table.attemptId, table.scope)
      .where(sql`${table.state} <> 'refused'`),
    index("payment_refunds_look").on(table.nextLookAt).where(sql`${table.nextLookAt} is not null`),
  ],
);
