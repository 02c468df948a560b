import { roles } from "@jdj/contract/notebook/sharing-policy";
import { sql } from "drizzle-orm";
import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, ref } from "../../../database/columns.ts";
import { customers } from "../../accounts/users/tables.ts";
import { events } from "../events/tables.ts";

/**
 * Who may open an event, its owner included. The database holds that an event has one owner, and
 * that somebody works on one event at a time.
 */
export const eventMembers = pgTable(
  "event_members",
  {
    eventId: ref()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    customerId: ref()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    role: text({ enum: roles }).notNull(),
    /** Whether it is the event that this person works on. */
    isCurrent: boolean("is_current").notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.customerId] }),
    uniqueIndex("event_members_one_owner").on(table.eventId).where(sql`${table.role} = 'owner'`),
    uniqueIndex("event_members_one_current").on(table.customerId).where(sql`${table.isCurrent}`),
    index("event_members_customer").on(table.customerId),
  ],
);
