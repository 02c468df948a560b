import { senderNameStates } from "@jdj/contract/campaigns/sender-name-state";
import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, instant, ref, rowId } from "../../../database/columns.ts";
import { users } from "../../identity/users/tables.ts";
import { events } from "../../notebook/events/tables.ts";

/** A name under which the SMS of an event may leave once staff approved it. */
export const senderNames = pgTable(
  "sender_names",
  {
    id: rowId(),
    eventId: ref()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    name: text().notNull(),
    state: text({ enum: senderNameStates }).notNull().default("requested"),
    /** Why staff refused or withdrew it; empty otherwise. */
    reason: text().notNull().default(""),
    /** The operators' reference of its registration; empty without one. */
    registration: text().notNull().default(""),
    /** Who asked; null once the account is erased. */
    requestedBy: ref().references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    /** When its state last changed; null while it waits. */
    decidedAt: instant(),
    /** The name of the member of staff; null when its hosts withdrew it. */
    decidedBy: text("decided_by"),
  },
  (table) => [
    index("sender_names_event").on(table.eventId, table.id),
    index("sender_names_state").on(table.state, table.id),
    index("sender_names_user").on(table.requestedBy),
    uniqueIndex("sender_names_name_key")
      .on(table.eventId, sql`lower(${table.name})`)
      .where(sql`${table.state} in ('requested', 'approved')`),
    check(
      "sender_names_decision",
      sql`(${table.state} = 'requested') = (${table.decidedAt} is null)`,
    ),
  ],
);
