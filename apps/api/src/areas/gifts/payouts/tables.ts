import { payoutStates } from "@jdj/contract/orders/seller-views";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, instant, ref, rowId } from "../../../database/columns.ts";
import { users } from "../../identity/users/tables.ts";
import { events } from "../../notebook/events/tables.ts";

/** Money of gifts that the hosts of an event ask for on a mobile-money number; staff send it by hand. */
export const hostPayouts = pgTable(
  "host_payouts",
  {
    id: rowId(),
    /** Null once the event is erased: money outlives it. */
    eventId: ref().references(() => events.id, { onDelete: "set null" }),
    amountFcfa: integer("amount_fcfa").notNull(),
    method: text({ enum: ["orange", "mtn", "moov", "wave"] }).notNull(),
    /** E.164; empty once it is erased, as the holder. */
    phone: text().notNull(),
    /** Whose number it is, as the hosts wrote it. */
    holder: text().notNull(),
    state: text({ enum: payoutStates }).notNull().default("requested"),
    /** Why it was refused; empty otherwise. */
    reason: text().notNull().default(""),
    /** The operator's number of the transfer; empty until it is made. */
    transferReference: text("transfer_reference").notNull().default(""),
    /** Who asked; null once the account is erased. */
    requestedBy: ref().references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    settledAt: instant(),
    /** The name of the member of staff who settled it. */
    settledBy: text("settled_by"),
  },
  (table) => [
    index("host_payouts_event").on(table.eventId, table.id),
    // Two presses, or two owners at once, ask for one payout.
    uniqueIndex("host_payouts_requested_key")
      .on(table.eventId)
      .where(sql`${table.state} = 'requested'`),
    index("host_payouts_user").on(table.requestedBy),
    index("host_payouts_state").on(table.state, table.id),
    index("host_payouts_phone").on(table.phone),
    index("host_payouts_settled").on(table.settledAt).where(sql`${table.phone} <> ''`),
    check("host_payouts_amount", sql`${table.amountFcfa} > 0`),
    check(
      "host_payouts_settlement",
      sql`(${table.state} = 'requested') = (${table.settledAt} is null)`,
    ),
  ],
);
